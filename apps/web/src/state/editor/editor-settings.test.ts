import { expect, it } from 'vitest';
import { editorSettings } from './editor-settings.ts';

it('[EDIT-30] the editor shows its four extras unless the shop switched them off', () => {
  expect(editorSettings('')).toEqual({
    showPhotoQualityWarnings: true,
    showDeleteBtn: true,
    showDoubleInfo: true,
    showPhotoQualityTextOnPhoto: true,
  });
  expect(editorSettings('showDeleteBtn showDoubleInfo')).toMatchObject({
    showPhotoQualityWarnings: true,
    showDeleteBtn: false,
    showDoubleInfo: false,
  });
});
