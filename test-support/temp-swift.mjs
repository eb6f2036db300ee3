// Starts a temporary OpenStack Swift with its S3 API for tests: a real object store that checks signatures, lengths and hashes.
// Works as root and as a normal user.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endWithParent } from './test-run.mjs';

const KINDS = ['account', 'container', 'object'];
const ACCESS = { accessKeyId: 'shop:muro', secretAccessKey: 'secret-of-the-tests' };
const FILTERS = ['catch_errors', 'gatekeeper', 'healthcheck', 'cache', 'listing_formats', 'bulk', 's3api', 'tempauth', 'copy', 'slo'];
/** Start timeout: its five processes share two cores with other programs. */
const START_TIMEOUT_MS = 180_000;

/** Starts Swift; null if it is not installed. */
export async function startTempSwift() {
  const commands = [...KINDS, 'proxy'].map((kind) => `/usr/bin/swift-${kind}-server`);
  if (![...commands, '/usr/bin/memcached'].every(existsSync)) return null;
  const root = mkdtempSync(join(tmpdir(), 'swift-'));
  const [proxy, memcached, ...ports] = await freePorts(2 + KINDS.length);
  writeSettings(root, { proxy, memcached, ports });
  makeRings(root, ports);
  const log = openSync(join(root, 'log'), 'a');
  const start = (command, args) =>
    spawn(...endWithParent(command, args), { stdio: ['ignore', log, log], env: { ...process.env, SWIFT_DIR: root } });
  const asRoot = process.getuid?.() === 0 ? ['-u', 'root'] : [];
  const startAll = () => [
    start('/usr/bin/memcached', ['-l', '127.0.0.1', '-p', String(memcached), '-U', '0', '-m', '16', ...asRoot]),
    ...[...KINDS, 'proxy'].map((kind) => start(`/usr/bin/swift-${kind}-server`, [join(root, `${kind}.conf`)])),
  ];
  let children = startAll();
  const end = async (signal) => {
    for (const child of children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)) {
      child.kill(signal);
      await once(child, 'exit');
    }
  };
  const listening = async () => {
    for (const port of [memcached, proxy, ...ports]) await isListening(port);
  };
  const stop = async () => {
    await end('SIGTERM');
    rmSync(root, { recursive: true, force: true });
  };
  try {
    await listening();
  } catch (error) {
    const text = readFileSync(join(root, 'log'), 'utf8');
    await stop();
    throw new Error(`${error.message}\n${text.slice(-4000)}`);
  }
  const restart = async () => {
    children = startAll();
    await listening();
  };
  const pids = () => children.map(({ pid }) => pid);
  return { endpoint: `http://127.0.0.1:${proxy}`, ...ACCESS, pids, kill: () => end('SIGKILL'), start: restart, stop };
}

function writeSettings(root, { proxy, memcached, ports }) {
  const write = (name, text) => writeFileSync(join(root, name), `${text.trim().replace(/^ +/gm, '')}\n`);
  mkdirSync(join(root, 'devices/d1'), { recursive: true });
  const common = `
    devices = ${root}/devices
    mount_check = false
    user = ${userInfo().username}
    swift_dir = ${root}
    bind_ip = 127.0.0.1
    workers = 0
    log_level = WARNING
    log_udp_host =
    log_name = swift
    recon_cache_path = ${root}
    disable_fallocate = true
    fallocate_reserve = 0`;
  write('swift.conf', '[swift-hash]\nswift_hash_path_suffix = a\nswift_hash_path_prefix = b\n[storage-policy:0]\nname = p0\ndefault = yes');
  for (const [index, kind] of KINDS.entries()) {
    const app = `[pipeline:main]\npipeline = ${kind}-server\n[app:${kind}-server]\nuse = egg:swift#${kind}`;
    write(`${kind}.conf`, `[DEFAULT]${common}\nbind_port = ${ports[index]}\n${app}`);
  }
  const settingsOf = {
    cache: `use = egg:swift#memcache\nmemcache_servers = 127.0.0.1:${memcached}`,
    tempauth: `use = egg:swift#tempauth\nuser_${ACCESS.accessKeyId.replace(':', '_')} = ${ACCESS.secretAccessKey} .admin`,
    s3api: 'use = egg:swift#s3api\nlocation = us-east-1\ns3_acl = false\ncheck_bucket_owner = false',
  };
  const filters = FILTERS.map((name) => `[filter:${name}]\n${settingsOf[name] ?? `use = egg:swift#${name}`}`).join('\n');
  const app = '[app:proxy-server]\nuse = egg:swift#proxy\nallow_account_management = true\naccount_autocreate = true';
  write(
    'proxy.conf',
    `[DEFAULT]${common}\nbind_port = ${proxy}\n[pipeline:main]\npipeline = ${FILTERS.join(' ')} proxy-server\n${app}\n${filters}`,
  );
}

/** Python program that builds the rings in one process; calling the command nine times takes longer. One replica on one device. */
const RINGS = `
import sys
from swift.common.ring import RingBuilder
for path, port in zip(sys.argv[1::2], map(int, sys.argv[2::2])):
    builder = RingBuilder(4, 1, 0)
    place = dict(ip='127.0.0.1', port=port, replication_ip='127.0.0.1', replication_port=port)
    builder.add_dev(dict(place, region=1, zone=1, device='d1', weight=1.0, meta=''))
    builder.rebalance()
    builder.get_ring().save(path)
`;

/** @param ports  one per kind */
function makeRings(root, ports) {
  const places = KINDS.flatMap((kind, index) => [join(root, `${kind}.ring.gz`), String(ports[index])]);
  execFileSync('/usr/bin/python3', ['-c', RINGS, ...places], { stdio: ['ignore', 'ignore', 'inherit'] });
}

async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => server.address().port);
  for (const server of servers) server.close();
  return ports;
}

async function isListening(port) {
  for (const end = performance.now() + START_TIMEOUT_MS; performance.now() < end; await sleep(50)) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise((done) => socket.once('connect', () => done(true)).once('error', () => done(false)));
    socket.destroy();
    if (isOpen) return;
  }
  throw new Error(`Nothing of Swift listens on port ${port}.`);
}
