import { glassReflection, type ObjectView, type Product, type ProductFace, shadeOf } from '@muro/domain';
import type { CSSProperties } from 'react';
import styles from './Object.module.css';

/** Angle between the middle of the front and the viewer, degrees. */
export function angleOf({ yawDeg, pitchDeg }: ObjectView): number {
  const [yaw, pitch] = [(yawDeg * Math.PI) / 180, (pitchDeg * Math.PI) / 180];
  return (Math.acos(Math.cos(yaw) * Math.cos(pitch)) * 180) / Math.PI;
}

/** Light on a face, as a plane of black or white over it. */
export function FaceShade({ light }: Pick<ProductFace, 'light'>) {
  const { color, alpha } = shadeOf(light);
  if (alpha === 0) return null;
  return <div className={styles.over} data-light={light} style={{ background: color, opacity: alpha }} />;
}

/** Reflection of the room on the front: none on canvas, wide on satin metal, sharp and stronger from the side on glass. */
export function SurfaceLight({ surface, view }: { readonly surface: Product['surface']; readonly view: ObjectView }) {
  if (surface !== 'satin' && surface !== 'glass') return null;
  const style = {
    '--along': `${(-view.yawDeg * 0.9 + view.pitchDeg * 0.5).toFixed(1)}%`,
    '--reflection': (glassReflection(angleOf(view)) * REFLECTED_ROOM).toFixed(3),
  } as CSSProperties;
  return <div className={surface === 'satin' ? styles.satin : styles.glass} data-light="surface" style={style} />;
}

/** Brightness of a reflected window, as a multiple of white paper. */
const REFLECTED_ROOM = 4;

/** Light on the flat front of a curled sheet, ± 4 %. */
export function CurlLight() {
  return <div className={styles.curl} data-light="curl" />;
}
