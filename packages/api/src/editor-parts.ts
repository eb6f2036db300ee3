/** Controls and notes over the photos in the editor; a shop can switch each of them off. [EDIT-30] */
export const EDITOR_PARTS = ['showPhotoQualityWarnings', 'showDeleteBtn', 'showDoubleInfo', 'showPhotoQualityTextOnPhoto'] as const;
export type EditorPart = (typeof EDITOR_PARTS)[number];
