import { PATHS, type SamplePhotosAnswer } from '@muro/api';
import { getJson } from './http.ts';

/** A sample photograph as the server lists it. */
export type ListedSample = SamplePhotosAnswer['photos'][number];

/** Loads the list of the sample photographs with which the cards are filled; empty while the server prepares them. */
export async function loadSamplePhotos(): Promise<readonly ListedSample[]> {
  return (await getJson<SamplePhotosAnswer>(PATHS.samplePhotos)).photos;
}
