/** Opens a saved collage by its id. */
export async function loadCollage(collageId: string): Promise<void> {
  throw new Error(`editor.loadTemplate: collage ${collageId} cannot be loaded yet`);
}
