import { useRef, useState } from 'react';
import { Button } from '../../src/controls/Button.tsx';
import { Dialog } from '../../src/controls/Dialog.tsx';
import { useListFocus } from '../../src/controls/use-list-focus.ts';
import { openParts } from './open-parts.tsx';

/** Names of the rows. */
export const ROWS = ['Ana', 'Bea', 'Cleo'];

/** Shows a list whose rows open a dialog that deletes them; returns a function that removes it. */
export const openDeletableRows = (isDismissable?: boolean) =>
  openParts(<DeletableRows {...(isDismissable === undefined ? {} : { isDismissable })} />);

/** A list whose rows open one dialog; its button deletes the row that opened it. */
function DeletableRows({ ...dismissing }: { readonly isDismissable?: boolean }) {
  const list = useRef<HTMLUListElement>(null);
  const [names, setNames] = useState(ROWS);
  const [open, setOpen] = useState<string | null>(null);
  useListFocus(list, { item: 'data-row', stop: 'button', otherwise: () => null });
  const remove = () => {
    setNames(names.filter((name) => name !== open));
    setOpen(null);
  };
  return (
    <>
      <button type="button">Antes</button>
      <ul ref={list}>
        {names.map((name) => (
          <li key={name} data-row={name}>
            <Button onPress={() => setOpen(name)}>{name}</Button>
          </li>
        ))}
      </ul>
      <Dialog
        isOpen={open !== null}
        onClose={() => setOpen(null)}
        title="Eliminar"
        {...dismissing}
        actions={<Button onPress={remove}>Sí</Button>}
      >
        <p>¿Seguro?</p>
      </Dialog>
    </>
  );
}
