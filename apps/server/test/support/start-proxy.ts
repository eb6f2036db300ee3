import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endWithParent, testRunEnv } from '../../../../test-support/test-run.mjs';
import { freePort } from '../start/start-process.ts';

/** Host name of the shop in the samples. */
export const SHOP_HOST = 'shop.example';

export type ProxyKind = 'nginx' | 'caddy';

const SAMPLES = { nginx: 'nginx.conf', caddy: 'Caddyfile' };

/** Returns the sample of `deploy/`, which the guide shows as it is. */
const sampleOf = (kind: ProxyKind): string => readFileSync(join(import.meta.dirname, '../../../../deploy', SAMPLES[kind]), 'utf8');

function replaced(text: string, changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`Expected "${from}" in the sample but found none`);
    return result.replaceAll(from, to);
  }, text);
}

export interface RunningProxy {
  readonly port: number;
  /** Port that stands for 80: nginx leads its visitors to HTTPS. */
  readonly plainPort: number;
  /** Certificate that its clients trust, PEM. */
  readonly certificate: string;
  stop(): Promise<void>;
}

/**
 * Runs the sample configuration with a test certificate.
 *
 * @param folder  for its files; created here
 * @param port    port that replaces 443
 * @param servers ports of the two servers
 */
export async function startProxy(kind: ProxyKind, folder: string, port: number, servers: readonly [number, number]): Promise<RunningProxy> {
  mkdirSync(folder, { recursive: true });
  const [certificate, key] = makeCertificate(folder);
  const [first, second] = servers.map((port) => `127.0.0.1:${port}`) as [string, string];
  const upstreams = { '127.0.0.1:8080': first, '127.0.0.1:8081': second };
  const plainPort = await freePort();
  const file = join(folder, kind);
  writeFileSync(
    file,
    kind === 'nginx'
      ? nginxAround(
          folder,
          replaced(sampleOf(kind), {
            ...upstreams,
            'listen 80;': `listen 127.0.0.1:${plainPort};`,
            'listen 443 ': `listen 127.0.0.1:${port} `,
            '/etc/letsencrypt/live/shop.example/fullchain.pem': certificate,
            '/etc/letsencrypt/live/shop.example/privkey.pem': key,
          }),
        )
      : caddyAround(
          port,
          replaced(sampleOf(kind), { ...upstreams, [`${SHOP_HOST} {`]: `${SHOP_HOST} {\n  bind 127.0.0.1\n  tls ${certificate} ${key}` }),
        ),
  );
  const proxyArgs = kind === 'nginx' ? ['-p', folder, '-e', 'stderr', '-c', file] : ['run', '--config', file, '--adapter', 'caddyfile'];
  const [command, args] = endWithParent(kind, proxyArgs);
  const env = { ...process.env, ...testRunEnv(), HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (output += text));
  await listening(child, port, () => output);
  return { port, plainPort, certificate: readFileSync(certificate, 'utf8'), stop: () => stop(child) };
}

function makeCertificate(folder: string): [certificate: string, key: string] {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const fixedArgs = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=${SHOP_HOST}`;
  const args = [...fixedArgs.split(' '), '-addext', `subjectAltName=DNS:${SHOP_HOST}`, '-keyout', key, '-out', certificate];
  const run = spawnSync('openssl', args, { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`openssl made no certificate: ${run.stderr}`);
  return [certificate, key];
}

/** Inserts the sample into a configuration like Debian's `/etc/nginx/nginx.conf`, which includes the files of `conf.d`. */
const nginxAround = (folder: string, sample: string) => `daemon off;
user ${userInfo().username};
worker_processes 1;
pid ${join(folder, 'nginx.pid')};
events {}
http {
  access_log off;
  client_body_temp_path ${join(folder, 'body')};
  proxy_temp_path ${join(folder, 'proxy')};
  fastcgi_temp_path ${join(folder, 'fastcgi')};
  uwsgi_temp_path ${join(folder, 'uwsgi')};
  scgi_temp_path ${join(folder, 'scgi')};
${sample}}
`;

const caddyAround = (port: number, sample: string) => `{
  admin off
  auto_https disable_redirects
  https_port ${port}
}
${sample}`;

async function listening(child: ChildProcess, port: number, output: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The proxy ended at its start: ${output()}`);
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await sleep(50);
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
