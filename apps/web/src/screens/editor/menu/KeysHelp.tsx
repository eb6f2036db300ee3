import { Fragment } from 'react';
import { Dialog } from '../../../controls/Dialog.tsx';
import { useEditorView, useWorkspace } from '../../../state/editor/use-workspace.ts';
import { type Text, useText } from '../../../state/language/text-store.ts';
import styles from './KeysHelp.module.css';

interface KeyLine {
  /** Alternative key combinations; each is a list of keys pressed together. */
  readonly ways: readonly (readonly string[])[];
  readonly does: string;
}

/** The list of all keyboard shortcuts. */
export function KeysHelp() {
  const workspace = useWorkspace();
  const t = useText();
  const isShown = useEditorView((view) => view.isKeysHelpShown);
  return (
    <Dialog
      isOpen={isShown}
      onClose={() => workspace.view.set({ isKeysHelpShown: false })}
      title={t('trayKeys')}
      size="work"
      isDismissable
      isReadOnly
    >
      {isShown &&
        keyGroups(t).map(({ title, lines }) => (
          <section key={title} className={styles.group}>
            <h3 className={styles.title}>{title}</h3>
            <dl>
              {lines.map(({ ways, does }) => (
                <div key={does} className={styles.line}>
                  <dt className={styles.keys}>
                    {ways.map((keys, index) => (
                      <Fragment key={keys.join(' ')}>
                        {index > 0 && <span className={styles.or}>/</span>}
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

interface KeyGroup {
  readonly title: string;
  readonly lines: readonly KeyLine[];
}

const keyGroups = (t: Text): readonly KeyGroup[] => [
  { title: t('keysInTray'), lines: trayKeys(t) },
  { title: t('keysInCollage'), lines: collageKeys(t) },
  { title: t('keysEverywhere'), lines: commonKeys(t) },
];

function trayKeys(t: Text): readonly KeyLine[] {
  const [enter, ctrl, shift] = [t('keyEnter'), t('keyCtrl'), t('keyShift')];
  const range = [
    [shift, '→'],
    [shift, enter],
  ];
  return [
    { ways: [['←'], ['→'], ['Home'], ['End']], does: t('keysTrayArrows') },
    { ways: [[enter], [t('keySpace')]], does: t('keysTrayPick') },
    { ways: [[ctrl, enter]], does: t('keysTrayOne') },
    { ways: range, does: t('keysTrayRange') },
    { ways: [[ctrl, 'A']], does: t('keysTrayAll') },
    { ways: [['↑']], does: t('keysTrayUp') },
    { ways: [[t('keyDelete')]], does: t('keysTrayDelete') },
  ];
}

function collageKeys(t: Text): readonly KeyLine[] {
  const arrows = t('keyArrows');
  return [
    { ways: [[arrows], ['Home'], ['End']], does: t('keysSlotNext') },
    { ways: [[t('keyEnter')]], does: t('keysSlotMenu') },
    { ways: [[t('keyShift'), arrows]], does: t('keysSlotMove') },
    { ways: [['+'], ['−']], does: t('keysSlotZoom') },
    { ways: [['R']], does: t('keysSlotTurn') },
    { ways: [['S']], does: t('keysSlotSwap') },
    { ways: [[t('keyDelete')]], does: t('keysSlotDelete') },
  ];
}

function commonKeys(t: Text): readonly KeyLine[] {
  const ctrl = t('keyCtrl');
  const redo = [
    [ctrl, t('keyShift'), 'Z'],
    [ctrl, 'Y'],
  ];
  return [
    { ways: [[ctrl, 'Z']], does: t('keysUndo') },
    { ways: redo, does: t('keysRedo') },
    { ways: [[t('keyEscape')]], does: t('keysEscape') },
    { ways: [['?']], does: t('keysHelp') },
  ];
}
