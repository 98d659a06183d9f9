import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

const NGINX = '/usr/sbin/nginx';

/** Whether Debian's nginx is installed, and what makes a certificate. */
export const canRunNginx = existsSync(NGINX) && existsSync('/usr/bin/openssl');

/** Returns a port that nothing listens on. */
export function getFreePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}

/** Waits until something listens on the port. */
async function waitUntilOpen(port: number): Promise<void> {
  const isOpen = await new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => done(true)).once('error', () => done(false));
    socket.unref();
  });
  if (isOpen) return;
  await new Promise((done) => setTimeout(done, 50));
  await waitUntilOpen(port);
}

/**
 * Starts nginx with the site of docs/deploying.md on the port, in front of servers on this machine; several of them are
 * the upstream of the documentation.
 */
export async function startNginx(
  folder: string,
  { port, upstreams }: { port: number; upstreams: readonly number[] },
): Promise<ChildProcess> {
  const deploying = readFileSync('docs/deploying.md', 'utf8');
  const [, block = ''] = /^```nginx\n(server \{[\s\S]*?)^```/m.exec(deploying) ?? [];
  const [, upstream = ''] = /^```nginx\n(upstream [\s\S]*?)^```/m.exec(deploying) ?? [];
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=localhost', '-days', '2', '-keyout', key, '-out', certificate];
  execFileSync('/usr/bin/openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject], { stdio: 'ignore' });
  const isBalanced = upstreams.length > 1;
  const site = block
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace('catalogs.example.com;', 'localhost;')
    .replace(/(ssl_certificate) .*;/, `$1 ${certificate};`)
    .replace(/(ssl_certificate_key) .*;/, `$1 ${key};`)
    .replace('127.0.0.1:8080', isBalanced ? 'catalogs' : `127.0.0.1:${upstreams[0]}`);
  const servers = upstream.replace(/10\.0\.0\.1(\d):8080/g, (_, n: string) => `127.0.0.1:${upstreams[Number(n) - 1]}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/t;`,
  );
  mkdirSync(join(folder, 't'));
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {}
    http { access_log off; ${temporary.join(' ')} ${isBalanced ? servers : ''} ${site} }`,
  );
  const nginx = spawn(NGINX, ['-p', folder, '-c', config], { stdio: 'inherit' });
  await waitUntilOpen(port);
  return nginx;
}

/** What came through nginx. The status is 0 if nothing did. */
interface Answer {
  status: number;
  text: string;
  cookies: readonly string[];
}

/** Sends an operation through nginx on the port, and passes on what arrives of the response. */
export function sendThrough(
  port: number,
  query: string,
  { headers = {}, onText }: { headers?: Record<string, string>; onText?: (text: string) => void } = {},
): Promise<Answer> {
  return new Promise((done) => {
    const sent = request(
      {
        port,
        host: '127.0.0.1',
        path: '/graphql',
        method: 'POST',
        rejectUnauthorized: false,
        headers: { host: `localhost:${port}`, 'content-type': 'application/json', ...headers },
      },
      (answer) => {
        let text = '';
        const cookies = answer.headers['set-cookie'] ?? [];
        answer.on('data', (chunk) => {
          text += String(chunk);
          onText?.(String(chunk));
        });
        answer.on('close', () => done({ status: answer.statusCode ?? 0, text, cookies }));
      },
    );
    sent.on('error', () => done({ status: 0, text: '', cookies: [] }));
    sent.end(JSON.stringify({ query }));
  });
}
