import { PATHS, pathOf, samplePhotoCall, samplePhotosCall } from '@muro/api';
import { IMMUTABLE_CACHE } from '../../http/immutable-cache.ts';
import type { HasLocale } from '../../http/locale-of.ts';
import type { App } from '../../http/route-tools.ts';
import { sendRefusal } from '../../http/send-refusal.ts';
import type { CardPainter } from '../types/card-painter.ts';

interface SampleServices extends HasLocale {
  readonly painter: Pick<CardPainter, 'samples' | 'samplePicture'>;
}

/** Routes of the sample photographs, with which the browser fills a design as its card does. [WALL-20] */
export function samplePhotoRoutes(app: App, services: SampleServices): void {
  app.get(PATHS.samplePhotos, { schema: samplePhotosCall }, async (_, reply) => {
    const samples = await services.painter.samples();
    const photos = samples.map(({ hash, widthPx, heightPx, subject }) => {
      const { x, y, faces } = subject;
      return { src: pathOf(PATHS.samplePhoto, { hash }), widthPx, heightPx, subject: { x, y, faces: [...faces] } };
    });
    // A catalogue with other photographs is noticed within minutes.
    return reply.header('cache-control', photos.length > 0 ? 'public, max-age=300' : 'no-store').send({ photos });
  });

  app.get(PATHS.samplePhoto, { schema: samplePhotoCall }, async (request, reply) => {
    const picture = await services.painter.samplePicture(request.params.hash);
    if (!picture) return sendRefusal(request, reply, services, { error: 'ERROR_NOT_FOUND' });
    return reply
      .type('image/jpeg')
      .header('content-length', picture.sizeBytes)
      .header('cache-control', IMMUTABLE_CACHE)
      .send(await picture.open());
  });
}
