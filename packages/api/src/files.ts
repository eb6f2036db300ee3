import { z } from 'zod';
import { call } from './call.ts';
import { CARD_FORMS } from './card-copies.ts';
import { count } from './fields.ts';
import { idText, lineText } from './id.ts';

/* Calls that answer with a document or a picture. */

const XML = { type: 'text/xml' };
const JPEG = { type: 'image/jpeg' };
const notModified = { 304: z.null().meta({ description: 'Not modified (`if-none-match`)' }) };

export const listCall = call({
  tag: 'Catalogue',
  summary: 'List the designs, their sizes and prices',
  description: 'In the language of `?lang=` or of the browser; docs/configuration/catalogue.md describes its elements.',
  answer: XML,
});

export const templateCardCall = call({
  tag: 'Catalogue',
  summary: 'Get the picture of a design',
  params: z.object({ id: z.string() }),
  querystring: z.object({
    v: z.string().optional().describe('As the list gives it: with it the picture may be kept for a year'),
    as: z.enum(CARD_FORMS).optional().catch(undefined).describe('A smaller copy: its type and its longest side in pixels'),
  }),
  answer: JPEG,
  refusals: ['ERROR_NOT_FOUND'],
});

export const templateXmlCall = call({
  tag: 'Catalogue',
  summary: 'Get the current layout of a static design',
  description: '`content-location` is the permanent address of this version of the layout and its pictures.',
  params: z.object({ id: z.string() }),
  answer: XML,
  refusals: ['ERROR_NOT_FOUND'],
});

export const digitShapesCall = call({ tag: 'Catalogue', summary: 'Get the outlines of digits', answer: XML });

const photoCall = (summary: string, description: string) =>
  call({
    tag: 'Photos',
    summary,
    description,
    params: z.object({ id: idText }),
    answer: JPEG,
    more: notModified,
    refusals: ['ERROR_NO_FILE_ACCESS'],
  });

export const photoWebCall = photoCall('Get a photo at the size of a screen', 'A photo of the signed-in user, or a quote.');
export const photoThumbCall = photoCall('Get a photo as a small picture', 'A photo of the signed-in user, or a quote.');
export const photoFullCall = photoCall('Get a quote at the size of a print', 'Originals of users’ photos are not served.');

/** The printed sheet as a small picture, or the finished product on a wall. */
const look = z.enum(['sheet', 'object']).optional();

/** @param material  schema of the materials, which only the server knows */
export const collagePictureCall = <M extends z.ZodType>(material: M) =>
  call({
    tag: 'Collages',
    summary: 'Get the thumbnail of a collage',
    isClosed: true,
    params: z.object({ id: idText }),
    querystring: z.object({ material: material.optional(), version: count().optional(), look }),
    answer: JPEG,
    more: notModified,
    refusals: ['ERROR_NOT_FOUND'],
  });

export const orderPictureCall = call({
  tag: 'Orders',
  summary: 'Get the thumbnail of an ordered collage',
  isClosed: true,
  params: z.object({ id: idText }),
  querystring: z.object({ line: lineText, look }),
  answer: JPEG,
  more: notModified,
  refusals: ['ERROR_NOT_FOUND'],
});
