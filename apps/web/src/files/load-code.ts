/** Error name for code that failed to load. A worker passes on the names of errors, but not their classes. */
export const NO_CODE = 'NoCode';

/** @throws an error named `NO_CODE` if the code fails to load */
export async function loadCode<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    throw Object.assign(new Error('The code of a part did not come', { cause }), { name: NO_CODE });
  }
}

export const isNoCode = (error: unknown): boolean => error instanceof Error && error.name === NO_CODE;
