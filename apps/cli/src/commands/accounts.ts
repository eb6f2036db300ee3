import { type EndSecondFactorAnswer, PATHS } from '@muro/api';
import { shopServer } from '../orders/shop-server.ts';
import { terminal } from '../terminal/terminal.ts';
import type { ServerOptions } from './orders.ts';

/** Switches off the two-step verification of an account. */
export async function endSecondFactor(name: string, { server, json = false }: ServerOptions): Promise<void> {
  const { printLine, printResult } = terminal(json);
  const ended = await shopServer(server).post<EndSecondFactorAnswer>(PATHS.shopEndSecondFactor, { name });
  printLine(
    ended.wasOn ? `${ended.name}: two-step verification is off, all sessions ended` : `${ended.name}: two-step verification was not on`,
  );
  printResult({ account: ended });
}
