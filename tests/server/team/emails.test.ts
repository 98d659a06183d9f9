import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMailer } from '#scripts/serve/mailer';
import { createTeamGateway, PASSWORD, type TeamGateway } from './teamGateway';

const FORGOT = 'mutation ($email: EmailAddress!) { requestPasswordReset(input: { email: $email }) { email } }';
const INVITE = `mutation ($email: EmailAddress!) {
  createUser(input: { fullName: "Bo & Co", email: $email, role: editor }) { isEmailed invitationLink user { id } }
}`;
const SEND = 'mutation ($id: ID!) { sendInvitation(input: { userId: $id }) { user { id } } }';
const RESET = `mutation ($token: String!) {
  resetPassword(input: { token: $token, password: "four unrelated words" }) { isReset }
}`;
const SIGN_IN = `mutation ($email: String!, $password: String!) {
  signIn(input: { email: $email, password: $password }) { session { userData { email } } }
}`;

/** An email as the email server got it: its envelope, headers, and parts as they are read. */
interface Received {
  from: string;
  to: string[];
  subject: string;
  language: string;
  text: string;
  html: string;
}

const readParts = (source: string): Omit<Received, 'from' | 'to'> => {
  const [head = '', ...rest] = source.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  const decode = (text: string) =>
    Buffer.from(
      text.replaceAll('=\r\n', '').replaceAll(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(parseInt(code, 16))),
      'latin1',
    ).toString();
  const part = (type: string) => {
    const [, headers = '', content = ''] =
      new RegExp(`Content-Type: ${type}([\\s\\S]*?)\\r\\n\\r\\n([\\s\\S]*?)\\r\\n--`).exec(body) ?? [];
    if (/base64/.test(headers)) return Buffer.from(content, 'base64').toString();
    return /quoted-printable/.test(headers) ? decode(content) : content;
  };
  const header = (name: string) =>
    (new RegExp(`^${name}: (.*(?:\\r\\n .*)*)`, 'm').exec(head)?.[1] ?? '')
      .replaceAll(/\?=\s+=\?UTF-8\?Q\?/g, '')
      .replaceAll(/=\?UTF-8\?Q\?(.*?)\?=/g, (_, text: string) => decode(text.replaceAll('_', ' ')));
  return {
    subject: header('Subject'),
    language: header('Content-Language'),
    text: part('text/plain').replaceAll('\r\n', '\n'),
    html: part('text/html'),
  };
};

let received: Received[];
let refusal: string | null;
let now: number;
let team: TeamGateway;
let administrator: string;
let mailServer: SMTPServer;
const log = { error: vi.fn<(message: string) => void>() };

beforeEach(async () => {
  received = [];
  refusal = null;
  now = Date.parse('2026-05-04T10:00:00Z');
  log.error.mockClear();
  mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'app' && password === 'p@ss' ? done(null, { user: 'app' }) : done(new Error('Wrong password')),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('end', () => {
        if (refusal) return done(new Error(refusal));
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ from, to, ...readParts(Buffer.concat(chunks).toString('latin1')) });
        return done();
      });
    },
  });
  await new Promise<void>((done) => mailServer.listen(0, '127.0.0.1', done));
  const { port } = mailServer.server.address() as { port: number };
  const url = new URL(`smtp://app:p%40ss@127.0.0.1:${port}`);
  const sendEmail = await createMailer({ url, from: 'Catalogs <catalogs@team.example>' }, log);
  team = await createTeamGateway(() => new Date(now), { sendEmail });
  administrator = await team.setUp();
});
afterEach(() => new Promise<void>((done) => mailServer.close(done)));

const ask = async (query: string, variables: Record<string, unknown>, headers: Record<string, string> = {}) =>
  (await team.fetch('POST', '/graphql', { query, variables }, headers)).json();
const asAdministrator = () => ({ authorization: `Bearer ${administrator}` });
const waitForEmail = () => vi.waitFor(() => expect(received).not.toEqual([]), { timeout: 10_000 });
const findToken = (text: string) => /\/pages\/reset-password-v1\?token=(\w{64})/.exec(text)?.[1];
const canSignIn = async (email: string, password: string) =>
  (await ask(SIGN_IN, { email, password })).data?.signIn.session.userData.email === email;

test('emails a link for a forgotten password, which sets a new one', async () => {
  expect(await ask(FORGOT, { email: 'mira@team.example' })).toEqual({
    data: { requestPasswordReset: { email: 'mira@team.example' } },
  });
  await waitForEmail();
  const [email] = received;
  expect(email).toMatchObject({
    from: 'catalogs@team.example',
    to: ['mira@team.example'],
    subject: 'Reset your password',
    language: 'en',
  });
  expect(email!.text).toMatch(/^Hello Mira Okafor,\n\nWe received/);
  expect(email!.html).toMatch(/<html lang="en">.*<a href="https:\/\/team\.example\/pages\/reset-password-v1\?token=/);
  const token = findToken(email!.text);
  expect(findToken(email!.html)).toBe(token);
  expect((await ask(RESET, { token })).data).toEqual({ resetPassword: { isReset: true } });
  expect(await canSignIn('mira@team.example', PASSWORD)).toBe(false);
  expect(await canSignIn('mira@team.example', 'four unrelated words')).toBe(true);
  expect(await team.gateway.context.store.list('mails')).toEqual([]);
});

test('answers the same for an address without an account, and sends nothing', async () => {
  expect(await ask(FORGOT, { email: 'nobody@team.example' })).toEqual({
    data: { requestPasswordReset: { email: 'nobody@team.example' } },
  });
  await ask(FORGOT, { email: 'mira@team.example' });
  await waitForEmail();
  expect(received.map(({ to }) => to)).toEqual([['mira@team.example']]);
});

test('sends an account one link a minute', async () => {
  const isAsked = () => ask(FORGOT, { email: 'mira@team.example' });
  await isAsked();
  await waitForEmail();
  now += 59_000;
  await isAsked();
  now += 1000;
  await isAsked();
  await vi.waitFor(() => expect(received).toHaveLength(2), { timeout: 10_000 });
});

test('emails in the language in which the account last signed in, whatever that of the request is', async () => {
  const signIn = (language: string) =>
    ask(SIGN_IN, { email: 'mira@team.example', password: PASSWORD }, { 'accept-language': language });
  const forgot = async (language: string) => {
    received = [];
    now += 60_000;
    await ask(FORGOT, { email: 'mira@team.example' }, { 'accept-language': language });
    await waitForEmail();
    return received[0]!.language;
  };
  expect(await forgot('pt')).toBe('pt');
  await signIn('fr-CH, fr;q=0.9, en;q=0.8');
  expect(await forgot('pt')).toBe('fr');
  await signIn('de');
  expect(await forgot('pt')).toBe('de');
});

test.each([
  ['de', 'Einladung zu Catalog Manager', 'Guten Tag Bo & Co,'],
  ['fr', 'Vous êtes invité à utiliser Catalog Manager', 'Bonjour Bo & Co,'],
  ['pt', 'Foi convidado para o Catalog Manager', 'Olá, Bo & Co:'],
])('emails an invitation in the language of the request (%s)', async (language, subject, greeting) => {
  const headers = { ...asAdministrator(), 'accept-language': language };
  const { data } = await ask(INVITE, { email: 'bo@team.example' }, headers);
  expect(data.createUser.isEmailed).toBe(true);
  expect(received).toMatchObject([{ to: ['bo@team.example'], subject, language }]);
  expect(received[0]!.text).toContain(greeting);
  expect(received[0]!.html).toContain('Bo &amp; Co');
  const token = findToken(received[0]!.text);
  expect(data.createUser.invitationLink).toContain(token);
  await ask(RESET, { token });
  expect(await canSignIn('bo@team.example', 'four unrelated words')).toBe(true);
});

test('says to the administrator that an email could not be sent, and logs why without the link', async () => {
  refusal = 'Spam: https://team.example/pages/reset-password-v1?token=abc';
  const { data } = await ask(INVITE, { email: 'bo@team.example' }, asAdministrator());
  expect(data.createUser).toMatchObject({ isEmailed: false, invitationLink: expect.stringContaining('token=') });
  const { errors } = await ask(SEND, { id: data.createUser.user.id }, asAdministrator());
  expect(errors[0]).toMatchObject({
    message: 'The email couldn’t be sent. Copy the link, and send it to the user yourself.',
    extensions: { code: 'CONFLICT' },
  });
  expect(log.error).toHaveBeenCalledTimes(2);
  expect(log.error.mock.calls.join()).toMatch(/^An email couldn’t be sent: .*Spam/);
  expect(log.error.mock.calls.join()).not.toMatch(/token|bo@/);
});

test('answers a request for a link the same when the email server refuses it', async () => {
  refusal = 'No';
  expect(await ask(FORGOT, { email: 'mira@team.example' })).toEqual({
    data: { requestPasswordReset: { email: 'mira@team.example' } },
  });
  await vi.waitFor(() => expect(log.error).toHaveBeenCalled(), { timeout: 10_000 });
});

test.each([
  ['smtp://app:wrong@127.0.0.1', /can’t be used now: .*535/],
  ['smtp://127.0.0.1', /can’t be used now: .*ECONNREFUSED/],
])('logs at the start that %s can’t be used', async (start, message) => {
  const { port } = mailServer.server.address() as { port: number };
  const url = new URL(start.includes('@') ? `${start}:${port}` : `${start}:1`);
  await createMailer({ url, from: 'catalogs@team.example' }, log);
  await vi.waitFor(() => expect(log.error).toHaveBeenCalledWith(expect.stringMatching(message)), { timeout: 10_000 });
  expect(log.error.mock.calls.join()).not.toContain('wrong');
});
