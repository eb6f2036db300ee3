import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { leaveWithError } from './global-errors.ts';

/** Something threw while a screen was drawn: the visit goes on at the error screen. [ERR-05] */
export function Crash() {
  const error = useRouteError();
  useEffect(() => leaveWithError(error), [error]);
  return null;
}
