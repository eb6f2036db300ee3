import { Fragment } from 'react';
import { Dialog } from '../../../controls/Dialog.tsx';
import { useEditorView, useWorkspace } from '../../../state/editor/use-workspace.ts';
import { type Text, useText } from '../../../state/language/text-store.ts';
import styles from './KeysHelp.module.css';

interface KeyLine {
  /** Ways to do it; each is keys pressed together. */
  readonly ways: readonly (readonly string[])[];
  readonly does: string;
}

/** Everything that can be done with the keys alone. */
export function KeysHelp() {
  const workspace = useWorkspace();
  const t = useText();
  const isShown = useEditorView((view) => view.isKeysHelpShown);
  return (
    <Dialog isOpen={isShown} onClose={() => workspace.view.set({ isKeysHelpShown: false })} title={t('trayKeys')} isDismissable isReadOnly>
      {isShown &&
        keyGroups(t).map(({ title, lines }) => (
          <section key={title} className={styles.group}>
            <h3 className={styles.title}>{title}</h3>
            <dl className={styles.lines}>
              {lines.map(({ ways, does }) => (
                <div key={does} className={styles.line}>
                  <dt className={styles.keys}>
                    {ways.map((keys, at) => (
                      <Fragment key={keys.join(' ')}>
                        {at > 0 && <span className={styles.or}>/</span>}
                        <span className={styles.together}>
                          {keys.map((key) => (
                            <kbd key={key}>{key}</kbd>
                          ))}
                        </span>
                      </Fragment>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
    </Dialog>
  );
}

function keyGroups(t: Text): readonly { readonly title: string; readonly lines: readonly KeyLine[] }[] {
  const [arrows, enter, space, del, ctrl, shift] = [
    t('keyArrows'),
    t('keyEnter'),
    t('keySpace'),
    t('keyDelete'),
    t('keyCtrl'),
    t('keyShift'),
  ];
  return [
    {
      title: t('keysInTray'),
      lines: [
        { ways: [['←'], ['→'], ['Home'], ['End']], does: t('keysTrayArrows') },
        { ways: [[enter], [space]], does: t('keysTrayPick') },
        { ways: [[ctrl, enter]], does: t('keysTrayOne') },
        {
          ways: [
            [shift, '→'],
            [shift, enter],
          ],
          does: t('keysTrayRange'),
        },
        { ways: [[ctrl, 'A']], does: t('keysTrayAll') },
        { ways: [['↑']], does: t('keysTrayUp') },
        { ways: [[del]], does: t('keysTrayDelete') },
      ],
    },
    {
      title: t('keysInCollage'),
      lines: [
        { ways: [[arrows], ['Home'], ['End']], does: t('keysSlotNext') },
        { ways: [[enter]], does: t('keysSlotMenu') },
        { ways: [[shift, arrows]], does: t('keysSlotMove') },
        { ways: [['+'], ['−']], does: t('keysSlotZoom') },
        { ways: [['R']], does: t('keysSlotTurn') },
        { ways: [['S']], does: t('keysSlotSwap') },
        { ways: [[del]], does: t('keysSlotDelete') },
      ],
    },
    {
      title: t('keysEverywhere'),
      lines: [
        { ways: [[ctrl, 'Z']], does: t('keysUndo') },
        {
          ways: [
            [ctrl, shift, 'Z'],
            [ctrl, 'Y'],
          ],
          does: t('keysRedo'),
        },
        { ways: [[t('keyEscape')]], does: t('keysEscape') },
        { ways: [['?']], does: t('keysHelp') },
      ],
    },
  ];
}
