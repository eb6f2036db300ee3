import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { leaveWithError } from './global-errors.ts';

/** Route error element: goes to the error screen after an error during rendering. [ERR-05] */
export function Crash() {
  const error = useRouteError();
  useEffect(() => leaveWithError(error), [error]);
  return null;
}
