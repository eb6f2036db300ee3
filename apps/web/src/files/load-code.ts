/** Name of the error of code that did not come. A worker hands over the names of errors, and not their classes. */
export const NO_CODE = 'NoCode';

/** @throws an error of the name `NO_CODE` when the code does not come */
export async function loadCode<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    throw Object.assign(new Error('The code of a part did not come', { cause }), { name: NO_CODE });
  }
}

export const isNoCode = (error: unknown): boolean => error instanceof Error && error.name === NO_CODE;
