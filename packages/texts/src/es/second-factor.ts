import type { secondFactor as source } from '../en/second-factor.ts';
import type { Like } from '../shared/core.ts';

export const secondFactor: Like<typeof source> = {
  factorTitle: 'Verificación en dos pasos',
  factorHint:
    'Al iniciar sesión, después de la contraseña se pide un código de una aplicación de autenticación de tu teléfono. Quien descubra tu contraseña no podrá entrar.',
  factorIsOn: 'Está activada desde el {date}.',
  factorCodesLeft: 'Códigos de recuperación que quedan: {count} de 10.',
  factorFewCodes: 'Crea códigos nuevos antes de usar el último: sin tu teléfono solo puedes entrar con ellos.',
  factorSetUp: 'Configurar',
  factorScan: 'Escanea esta imagen con una aplicación de autenticación o escribe en ella la clave.',
  factorQrAlt: 'Código QR con la clave de abajo',
  factorKey: 'Clave',
  factorOpenApp: 'Abrir en una aplicación de este dispositivo',
  factorAppCode: 'Código que muestra la aplicación (6 cifras)',
  factorSwitchOn: 'Activar',
  factorOnDone: 'La verificación en dos pasos está activada. Se ha cerrado la sesión en los demás dispositivos.',
  factorCodes: 'Tus códigos de recuperación',
  factorCodesHint: 'Cada uno abre tu cuenta una vez cuando no tienes el teléfono. Guárdalos en un lugar seguro: solo se muestran ahora.',
  factorCopy: 'Copiar',
  factorCopied: 'Los códigos están copiados.',
  factorNotCopied: 'No se han podido copiar. Selecciónalos o descárgalos.',
  factorPrint: 'Imprimir',
  factorFileName: 'codigos-de-recuperacion',
  factorNewCodes: 'Crear códigos de recuperación nuevos',
  factorNewCodesDone: 'Ahora valen estos códigos, los anteriores ya no.',
  factorSwitchOff: 'Desactivar',
  factorOffDone: 'La verificación en dos pasos está desactivada. Tu contraseña sola abre la cuenta.',
};
