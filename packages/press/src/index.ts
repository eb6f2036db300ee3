/** Public API of the press: turns a collage and its photos into print files, flat pictures and job tickets. */

export { type OutputProfile, readOutputProfile } from './color/output-profile.ts';
export { srgbProfile } from './color/srgb-profile.ts';
export { type FileContent, writeContent } from './files/write-content.ts';
export { writeFileAtomically } from './files/write-file-atomically.ts';
export { fontFile } from './font-file.ts';
export { type JobTicket, jobTicket, type TicketFacts, type TicketPhoto } from './job-ticket.ts';
export { loadShaper } from './load-shaper.ts';
export { artFault, photoFault } from './photos/art-fault.ts';
export { checkPhoto, type PhotoCheck } from './photos/check-photo.ts';
export { findPhotoSubject } from './photos/find-photo-subject.ts';
export { makeUprightCopy, type UprightCopy, type UprightOptions } from './photos/make-upright-copy.ts';
export { type PhotoJpeg, photoJpeg } from './photos/photo-jpeg.ts';
export type { PaintJob } from './picture/paint-job.ts';
export { type PhotoInfo, readPhotoInfo } from './picture/photo-info.ts';
export type { Embedding, PrintedPhoto, PrintJob, PrintReport } from './print-job.ts';
export { printPdf } from './print-pdf.ts';
export { type CopyForm, copyPicture } from './raster/copy-picture.ts';
export { type FlatSize, renderFlat } from './raster/render-flat.ts';
export { renderJpeg } from './raster/render-jpeg.ts';
export { renderLogo } from './raster/render-logo.ts';
export { renderObject } from './raster/render-object.ts';
export { renderPng } from './raster/render-png.ts';
