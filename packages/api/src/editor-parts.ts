/** What the editor shows over the photos; a shop can switch each of them off. [EDIT-30] */
export const EDITOR_PARTS = ['showPhotoQualityWarnings', 'showDeleteBtn', 'showDoubleInfo', 'showPhotoQualityTextOnPhoto'] as const;
export type EditorPart = (typeof EDITOR_PARTS)[number];
