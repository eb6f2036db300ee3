import type { SizePx } from '../geometry/rect.ts';
import type { Cm } from '../units/cm.ts';
import { type Homography, normalized } from './homography.ts';

/** Diagonal of the 35 mm film frame, mm: focal lengths for 35 mm film refer to it. */
const FILM_DIAGONAL_MM = 43.27;

/** Focal length of a phone's main camera, mm on 35 mm film, for photos that do not state one. */
export const USUAL_FOCAL_MM = 26;

/** A pinhole camera with its axis through the centre of the photo. */
export interface Camera {
  /** Focal length, px. */
  readonly focalPx: number;
  /** Middle of the photo, px. */
  readonly x: number;
  readonly y: number;
}

/**
 * Pose of the wall in the camera's coordinate system: x to the right, y down, z forward. The wall is turned about its vertical
 * (yaw > 0: its right edge is farther away), tilted about its horizontal, and rolled within itself.
 */
export interface WallPose {
  readonly yawRad: number;
  readonly pitchRad: number;
  readonly rollRad: number;
  /** Origin of the wall, cm in the camera's axes. */
  readonly x: Cm;
  readonly y: Cm;
  readonly z: Cm;
}

/** The camera of a photo of this size. `focal35` is its focal length in EXIF, mm on 35 mm film; 0 or null if it is missing. */
export function cameraOf({ widthPx, heightPx }: SizePx, focal35: number | null): Camera {
  const focalMm = focal35 && focal35 > 0 ? focal35 : USUAL_FOCAL_MM;
  return { focalPx: (focalMm * Math.hypot(widthPx, heightPx)) / FILM_DIAGONAL_MM, x: widthPx / 2, y: heightPx / 2 };
}

/** A direction in the camera's axes. */
export type Direction = readonly [x: number, y: number, z: number];

/** The wall's directions X (to the right) and Y (down) in the camera's axes: two columns of the rotation Ry(yaw)·Rx(pitch)·Rz(roll). */
export function wallAxes({ yawRad, pitchRad, rollRad }: WallPose): readonly [Direction, Direction] {
  const [cy, sy] = [Math.cos(yawRad), Math.sin(yawRad)];
  const [cp, sp] = [Math.cos(pitchRad), Math.sin(pitchRad)];
  const [cr, sr] = [Math.cos(rollRad), Math.sin(rollRad)];
  return [
    [cy * cr - sy * sp * sr, cp * sr, sy * cr + cy * sp * sr],
    [-cy * sr - sy * sp * cr, cp * cr, -sy * sr + cy * sp * cr],
  ];
}

/** The map from the wall to the photo of this camera. */
export function homographyOf(camera: Camera, pose: WallPose): Homography {
  const [[ax, ay, az], [dx, dy, dz]] = wallAxes(pose);
  const { focalPx: f, x: cx, y: cy } = camera;
  return normalized([
    f * ax + cx * az,
    f * dx + cx * dz,
    f * pose.x + cx * pose.z,
    f * ay + cy * az,
    f * dy + cy * dz,
    f * pose.y + cy * pose.z,
    az,
    dz,
    pose.z,
  ]);
}

/** The pose of a plane parallel to the wall, `distance` in front of it. */
export function poseInFront(pose: WallPose, distance: Cm): WallPose {
  const [[ax, ay, az], [dx, dy, dz]] = wallAxes(pose);
  return {
    ...pose,
    x: pose.x - distance * (ay * dz - az * dy),
    y: pose.y - distance * (az * dx - ax * dz),
    z: pose.z - distance * (ax * dy - ay * dx),
  };
}
