import { describe, expect, it } from 'vitest';
import { waitSentence } from './wait.ts';

describe('waitSentence', () => {
  it('says how long a block lasts, in every language', () => {
    expect(waitSentence('nl', 900)).toBe('Te veel pogingen. Probeer het over 15 minuten opnieuw.');
    expect(waitSentence('en', 900)).toBe('Too many attempts. Please try again in 15 minutes.');
    expect(waitSentence('de', 900)).toBe('Zu viele Versuche. Bitte versuche es in 15 Minuten noch einmal.');
    expect(waitSentence('fr', 900)).toBe('Trop de tentatives. Réessaie dans 15 minutes.');
    expect(waitSentence('it', 900)).toBe('Troppi tentativi. Riprova tra 15 minuti.');
    expect(waitSentence('es', 900)).toBe('Demasiados intentos. Inténtalo de nuevo dentro de 15 minutos.');
  });

  it('rounds up, and counts long waits in hours', () => {
    expect(waitSentence('en', 60)).toBe('Too many attempts. Please try again in 1 minute.');
    expect(waitSentence('en', 61)).toBe('Too many attempts. Please try again in 2 minutes.');
    expect(waitSentence('de', 3600)).toBe('Zu viele Versuche. Bitte versuche es in 60 Minuten noch einmal.');
    expect(waitSentence('es', 7201)).toBe('Demasiados intentos. Inténtalo de nuevo dentro de 3 horas.');
  });
});
