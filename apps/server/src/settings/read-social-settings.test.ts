import { describe, expect, it } from 'vitest';
import { readSocialSettings } from './read-social-settings.ts';

const SERVICE = {
  MURO_SOCIAL_NAME: 'Fotonube',
  MURO_SOCIAL_AUTHORIZE_URL: 'https://photos.example/oauth/authorize',
  MURO_SOCIAL_TOKEN_URL: 'https://photos.example/oauth/token',
  MURO_SOCIAL_MEDIA_URL: 'https://graph.example/v1',
  MURO_SOCIAL_CLIENT_ID: 'shop-7',
  MURO_SOCIAL_CLIENT_SECRET: 'canary-secret',
  MURO_SOCIAL_PHOTO_HOSTS: '*.cdn.example',
};

describe('the settings of the photo service', () => {
  it('a trial has the demo service, a shop with its own database has no service unless configured', () => {
    expect(readSocialSettings({}, true).kind).toBe('demo');
    expect(readSocialSettings({}, false).kind).toBe('off');
    expect(readSocialSettings({ MURO_SOCIAL: 'demo' }, false).kind).toBe('demo');
    expect(readSocialSettings({ MURO_SOCIAL: 'off' }, true).kind).toBe('off');
    expect(readSocialSettings({ ...SERVICE, MURO_SOCIAL: 'off' }, true).kind).toBe('off');
  });

  it('[HCALL-28] a real service replaces the demo service, with the usual scope', () => {
    expect(readSocialSettings(SERVICE, true)).toMatchObject({
      kind: 'service',
      name: 'Fotonube',
      scope: 'user_profile,user_media',
      photoHosts: ['*.cdn.example'],
    });
  });

  it.each(Object.keys(SERVICE))('names %s when it alone is missing', (name) => {
    expect(() => readSocialSettings({ ...SERVICE, [name]: '' }, true)).toThrow(name);
  });

  it.each([
    [{ MURO_SOCIAL: 'yes' }, 'MURO_SOCIAL: expected off, demo or on'],
    [{ ...SERVICE, MURO_SOCIAL_TOKEN_URL: 'http://photos.example/' }, 'MURO_SOCIAL_TOKEN_URL: expected an https:// address'],
    [{ ...SERVICE, MURO_SOCIAL_PHOTO_HOSTS: '10.0.0.1' }, 'MURO_SOCIAL_PHOTO_HOSTS: expected host names'],
  ])('refuses %j in one line, without the secret', (env, message) => {
    expect(() => readSocialSettings(env, true)).toThrow(message);
    expect(() => readSocialSettings(env, true)).not.toThrow('canary-secret');
  });
});
