import { type ComponentType, lazy } from 'react';
import { lazyPart } from '../state/window/lazy-part.ts';
import type { RoomName } from './plans/room-plans.ts';
import type { SceneProps } from './scenes/scene-props.ts';

const scene = (load: () => Promise<ComponentType<SceneProps>>) => lazy(() => lazyPart(load).then((drawn) => ({ default: drawn })));

/** The drawing of each room, loaded when it is shown. */
export const SCENES: Readonly<Record<RoomName, ComponentType<SceneProps>>> = {
  sideboard: scene(() => import('./scenes/SideboardScene.tsx').then((file) => file.SideboardScene)),
  sofa: scene(() => import('./scenes/SofaScene.tsx').then((file) => file.SofaScene)),
  desk: scene(() => import('./scenes/DeskScene.tsx').then((file) => file.DeskScene)),
  bed: scene(() => import('./scenes/BedScene.tsx').then((file) => file.BedScene)),
  stairs: scene(() => import('./scenes/StairsScene.tsx').then((file) => file.StairsScene)),
};
