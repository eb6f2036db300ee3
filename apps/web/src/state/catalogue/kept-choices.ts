import { wasReloaded } from '../window/was-reloaded.ts';
import { useDesign } from './design-store.ts';

const NAME = 'muro.choices';

let storedChoices: Readonly<Record<string, unknown>> = {};

/**
 * Stores the choices made on design pages for a reload of this window, until the returned function is called. Photos are not included: the
 * draft has them.
 */
export function keepChoices(): () => void {
  storedChoices = wasReloaded() ? stored() : {};
  return useDesign.subscribe(({ choices }, before) => {
    if (choices !== before.choices) store({ ...storedChoices, ...choices });
  });
}

/** Returns the stored choice for a design after a reload, only once; undefined if there is none. The value is unvalidated. */
export function takeKeptChoice(templateId: string): unknown {
  const { [templateId]: choice, ...others } = storedChoices;
  storedChoices = others;
  return choice;
}

function stored(): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? '{}');
    return typeof read === 'object' && read !== null ? (read as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}

function store(choices: Readonly<Record<string, unknown>>): void {
  try {
    sessionStorage.setItem(
      NAME,
      JSON.stringify(choices, (key, value: unknown) => (key === 'photos' ? undefined : value)),
    );
  } catch {
    // If the browser refuses storage, a reload shows the design with its defaults.
  }
}
