import type { FastifyRequest } from 'fastify';
import type { App } from '../route-tools.ts';

const PROXY_GUIDE = 'docs/install/reverse-proxy.md';

interface ProxyFault {
  readonly kind: 'untrusted' | 'host' | 'protocol' | 'address';
  /** Sentence for the operator: what is wrong, and which setting corrects it. */
  readonly sentence: string;
}

type CheckedRequest = Pick<FastifyRequest, 'headers' | 'host' | 'ip' | 'ips' | 'protocol'>;

/**
 * Returns the misconfiguration of a reverse proxy that a request reveals; undefined if there is none. Such a mistake makes every change
 * fail, or makes the rate limits count all visitors as one, without any other sign for the operator.
 *
 * @param shop  public URL of the shop's pages, as configured
 */
function proxyFaultOf({ headers, host, ip, ips, protocol }: CheckedRequest, shop: URL): ProxyFault | undefined {
  const hasAddress = headers['x-forwarded-for'] !== undefined;
  // A trusted proxy appends the address that it saw.
  if (hasAddress && (ips?.length ?? 1) < 2)
    return {
      kind: 'untrusted',
      sentence: `A request from ${ip} has X-Forwarded-For, but MURO_TRUST_PROXY does not name this address: the header is ignored, and all its visitors share one rate limit. If this is the address of your reverse proxy, set MURO_TRUST_PROXY=${ip} (${PROXY_GUIDE}).`,
    };
  // Without a proxy a browser sends the host of the page itself.
  const isFromShop = headers.origin === shop.origin;
  if (isFromShop && host !== shop.host)
    return {
      kind: 'host',
      sentence: `The reverse proxy passes the host ${host} for pages of ${shop.host}, so every change is refused with ERROR_FOREIGN_ORIGIN: it has to pass Host as the browser sent it (${PROXY_GUIDE}).`,
    };
  if (shop.protocol === 'https:' && host === shop.host && protocol !== 'https' && (hasAddress || isFromShop))
    return {
      kind: 'protocol',
      sentence: `The reverse proxy does not say that ${shop.host} was requested by HTTPS, so every change is refused with ERROR_FOREIGN_ORIGIN or ERROR_INSECURE: it has to set X-Forwarded-Proto, and MURO_TRUST_PROXY has to name it (${PROXY_GUIDE}).`,
    };
  // Only a trusted proxy makes the protocol HTTPS.
  if (protocol === 'https' && !hasAddress)
    return {
      kind: 'address',
      sentence: `The reverse proxy does not pass the addresses of visitors, so all of them share one rate limit: it has to set X-Forwarded-For (${PROXY_GUIDE}).`,
    };
  return undefined;
}

/** Logs each kind of misconfiguration once. */
export function reportProxyFaults(app: App, publicUrl: string): void {
  const shop = new URL(publicUrl);
  const reported = new Set<ProxyFault['kind']>();
  app.addHook('onRequest', async (request) => {
    const fault = proxyFaultOf(request, shop);
    if (!fault || reported.has(fault.kind)) return;
    reported.add(fault.kind);
    request.log.warn(fault.sentence);
  });
}
