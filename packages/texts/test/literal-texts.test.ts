import { describe, expect, it } from 'vitest';
import { TEXTS } from '../src/all.ts';
import { loadAppTexts } from '../src/load.ts';

const [en, es, nl] = await Promise.all([loadAppTexts('en'), loadAppTexts('es'), loadAppTexts('nl')]);
const { save, title } = TEXTS.en;

/** Texts that the specification prescribes literally. */
describe('literal texts of saving, accounts and titles', () => {
  it('[SDLG-21] [SDLG-28] [SDLG-30] checking and saving, in Spanish', () => {
    expect(es.savingCheck).toBe('Estamos verificando el estado de tu cuenta. Un momento por favor.');
    expect(es.cancel).toBe('Cancelar');
    expect(es.savingLeft.other.replace('{left}', 'X').replace('{count}', 'Y')).toBe('Aún necesitas guardar X de las Y fotos.');
    expect(es.savingCollage).toBe('Estamos guardando tu collage.');
    expect(es.savingCancel).toBe('Cancelar el guardado');
  });

  it('[SDLG-22] [SDLG-23] [SDLG-29] [SDLG-34] [SDLG-40] [ERRP-04] those given in English', () => {
    expect(en.LOGIN_TO_EDIT).toBe('Login to edit your collage.');
    expect(en.signInPrompt).toBe('Enter your username and password.');
    expect(en.savingPhotosSent).toBe('Your photos are being sent.');
    expect(en.saveErrorTitle).toBe('An error occurred');
    expect(en.savedText).toBe('Your collage has been saved!');
    expect(en.PHOTO_MISSING).toBe('One or more photos are missing');
    expect(en.ERROR).toBe('An error occurred');
  });

  it('[SDLG-24] [SDLG-26] [SDLG-31] [SDLG-34] [SDLG-35] [SDLG-36] [SDLG-37] [SDLG-38] [SDLG-39] forms, error, saved, quit', () => {
    expect([es.registerFree, es.signIn]).toEqual(['Regístrate gratis', 'Iniciar sesión']);
    expect([es.saveErrorTitle, es.saveError]).toEqual([
      'No se ha podido completar',
      'Tu collage no ha podido ser guardado. Por favor, inténtalo de nuevo.',
    ]);
    expect([es.savedTitle, es.savedOrder, es.toCheckout]).toEqual(['Guardado', 'Ordena tu collage', 'Ir a la caja >']);
    expect([es.SAVE_BEFORE_QUIT, es.quitSave]).toEqual(['¿Quieres detenerte?', 'Guardar diseño']);
    expect(es.PHOTO_MISSING).toBe('No todas las fotos han sido colocadas');
    expect(es.photoMissingText).toBe(
      'Por favor, asegúrate de que todos los espacios en tu collage estén completos con fotos antes de proceder con el pedido.',
    );
  });

  it('[SIGNIN-03] [SIGNIN-04] [SIGNIN-07] [REG-03] [REG-05] [REG-07] [REG-13] account forms in Spanish', () => {
    expect(es.usernameRequired).toBe('El nombre de usuario es obligatorio.');
    expect(es.passwordRequired).toBe('La contraseña es obligatoria.');
    expect(es.wrongcredentials).toBe('Nombre de usuario o contraseña incorrectos.');
    expect(es.usernameLength).toBe('El nombre de usuario es obligatorio y debe tener entre 2 y 20 caracteres.');
    expect(es.emailLength).toBe('La dirección de correo electrónico es obligatoria y debe tener entre 2 y 120 caracteres.');
    expect(es.passwordMissing).toBe('La contraseña es obligatoria y debe tener entre {min} y {max} caracteres.');
    expect(es.registerWrong).toBe('El nombre de usuario o la contraseña no son correctos');
  });

  it('[REG-11] [REG-12] [SAVE-15] alerts in English', () => {
    expect(en.ACCEPT_TERMS).toBe('You cannot create an account unless you accept the general terms of use.');
    expect(en.MISSING_INPUT).toBe('Please enter all required data.');
    expect(en.COLLAGE_NOG_NIET_OPGESLAGEN).toBe('Your collage has not yet been saved.');
    expect(en.leaveAsk).toBe('Would you like to save your collage before quitting?');
  });

  it('[ERRP-10] [ERRP-12] [ERRP-13] upload failures in English', () => {
    expect(en.uploadUnreadable).toBe('The server could not process the file.');
    expect(en.uploadStatus).toBe('Could not upload photo. server responded with: {status}');
    expect(en.uploadGone).toBe('Could not find file on disk');
    expect(en.saveErrorReason).toBe("Couldn't save: {reason}");
  });

  it('[TITLE-01] [TITLE-03] [TITLE-04] [TITLE-05] [TITLE-06] [TITLE-07] [TITLE-08] the title dialog in Spanish', () => {
    expect([es.titleDialog, es.titleText, es.subtitleText, es.titleCaps, es.titleFont, es.colourChange, es.titleApply]).toEqual([
      'Cambiar título',
      'Título',
      'Subtítulo',
      '¿Mayúsculas?',
      'Estilo',
      'Cambiar color',
      'Cambiar texto',
    ]);
  });

  it('[TITLE-14] the default title and subtitle in English', () => {
    expect([en.defaultTitle, en.defaultSubtitle]).toEqual(['Your collage title', 'The subtitle']);
  });

  it('[COLOR-01] [COLOR-02] the colour picker in Spanish', () => {
    expect([es.colourPick, es.colourClose, es.colourNone]).toEqual(['Elige tu color', 'cerrar', 'Sin color de fondo']);
  });

  it('[TITLE-22] [TITLE-23] [TITLE-24] [TITLE-25] form messages, whose first language is Dutch', () => {
    expect([nl.required, nl.minlength, nl.maxlength]).toEqual([
      'Dit is een verplicht veld',
      'Dit veld moet minstens {n} tekens lang zijn',
      'Dit veld mag hoogstens {n} tekens lang zijn',
    ]);
    expect(nl.doesfit).toBe('De titel is te lang voor dit veld');
  });

  it('titles and saving share no key', () => {
    expect(Object.keys(title).filter((key) => key in save)).toEqual([]);
  });
});
