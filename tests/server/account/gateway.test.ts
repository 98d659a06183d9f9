import { describe, expect, it } from 'vitest';
import { type TestClient, useTestClient } from '../../support/testClient';

const NOW = new Date('2026-05-04T10:00:00Z');

const client = useTestClient({ now: () => NOW });

const SETTINGS = `id general { avatar username fullName email company } info { bio dob country website phone }
  socialLinks { network url } connections { network name profileImage }
  notifications { commentOnArticle answerOnForm followMe newAnnouncements productUpdates blogDigest } passwordChangedAt`;
const settings = async () => (await client.ask(`{ accountSettings { ${SETTINGS} } }`)).data.accountSettings;
const rest = async () => (await client.rest('GET', '/account-setting/data')).body;

/** Calls a mutation such as `updateAccountInfo`. */
const save = (mutation: string, input: unknown) => {
  const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input`;
  const document = `mutation ($input: ${type}!) { ${mutation}(input: $input) { accountSettings { ${SETTINGS} } } }`;
  return client.ask(document, { input });
};
const NAMES = { username: 'admin', fullName: 'Ada Lindqvist', email: 'admin@demo.com' };
const getFields = ({ errors }: Awaited<ReturnType<TestClient['ask']>>) => [
  errors?.[0]?.extensions?.code,
  Object.keys(errors?.[0]?.extensions?.fields ?? {}),
];

describe('Account settings', () => {
  it('returns the keys of the contract over REST', async () => {
    const body = await rest();
    expect(body.general).toEqual({
      avatar: expect.stringMatching(/^\/media\//),
      username: 'admin',
      fullName: 'Ada Lindqvist',
      email: 'admin@demo.com',
      company: 'Norrsken Outdoor AB',
    });
    expect(body.info).toMatchObject({ dob: null, phone: 46855012480 });
    expect(body.social.connections).toMatchObject({
      twitter: { id: 'adalindqvist', profileImg: '/media/avatar-ada-lindqvist' },
      github: {},
    });
    expect(Object.keys(body.social.socialLinks)).toEqual([
      'twitter',
      'facebook',
      'google',
      'linkedIn',
      'instagram',
      'quora',
    ]);
  });

  it('returns defaults for an account that never saved settings', async () => {
    await client.ask(
      'mutation { signUp(input: { email: "new@demo.com", password: "teapot lantern", username: "newcomer" }) { session { accessToken } } }',
    );
    await client.signIn('new@demo.com', 'teapot lantern');
    expect(await settings()).toMatchObject({
      general: { username: 'newcomer', company: '' },
      info: { bio: '', dob: null, phone: '' },
      passwordChangedAt: null,
    });
    await save('updateAccountNotifications', { blogDigest: true });
    expect((await settings()).notifications).toMatchObject({ blogDigest: true, commentOnArticle: true });
    await client.signIn('admin@demo.com', 'admin');
    expect((await settings()).notifications.blogDigest).toBe(false);
  });

  it('has no invented fields', async () => {
    expect((await client.ask(`{ accountSettings { ${SETTINGS} } }`)).extensions?.mocked).toBeUndefined();
  });
});

describe('General section', () => {
  it('changes the account itself, trimmed, for both transports and for signing in', async () => {
    await save('updateAccountGeneral', {
      username: ' ada ',
      fullName: 'Ada Lindqvist-Núñez',
      email: 'ada@demo.com',
      company: 'أدا للتجارة',
    });
    expect((await rest()).general).toMatchObject({ username: 'ada', email: 'ada@demo.com', company: 'أدا للتجارة' });
    await client.signIn('ada@demo.com', 'admin');
    expect((await client.ask('{ me { fullName } }')).data.me.fullName).toBe('Ada Lindqvist-Núñez');
  });

  it.each([
    [{ fullName: '', username: ' ' }, 'INVALID', ['username', 'fullName']],
    [{ email: 'nowhere' }, 'INVALID', ['email']],
    [{ company: 'x'.repeat(2001) }, 'INVALID', ['company']],
    [{ email: 'client@demo.com' }, 'CONFLICT', ['email']],
    [{ username: 'client', email: 'client@demo.com' }, 'CONFLICT', ['email', 'username']],
    [{ avatarFileId: '99' }, 'NOT_FOUND', ['avatarFileId']],
  ])('rejects %j with %s at %j and changes nothing', async (given, code, fields) => {
    const before = await settings();
    expect(getFields(await save('updateAccountGeneral', { ...NAMES, ...given }))).toEqual([code, fields]);
    expect(await settings()).toEqual(before);
  });

  it('keeps omitted fields', async () => {
    const { general } = await settings();
    await client.ask('mutation { updateAccountGeneral(input: { company: "Lindqvist AB" }) { __typename } }');
    expect((await settings()).general).toEqual({ ...general, company: 'Lindqvist AB' });
    await client.ask('mutation { updateAccountGeneral(input: { username: "ada" }) { __typename } }');
    expect((await settings()).general).toEqual({ ...general, username: 'ada', company: 'Lindqvist AB' });
  });

  it('accepts 1,000 characters, and text that looks like a number', async () => {
    const company = '7'.repeat(1000);
    await save('updateAccountGeneral', { ...NAMES, company });
    expect((await rest()).general.company).toBe(company);
  });

  it('uses an uploaded image as avatar and returns to the generated one', async () => {
    const { data } = await client.ask(
      'mutation { createFile(input: { name: "me.gif", size: 14 }) { file { id url } } }',
    );
    const { id, url } = data.createFile.file;
    await client.fetch(`${url}?offset=0`, { method: 'PUT', body: 'GIF89a\x01\x00\x01\x00\x00\x00\x00;' });
    const given = { ...NAMES, avatarFileId: id };
    expect((await save('updateAccountGeneral', given)).errors).toBeUndefined();
    expect((await rest()).general.avatar).toBe(`/media/${id}`);
    await save('updateAccountGeneral', { ...NAMES, isAvatarReset: true });
    expect((await rest()).general.avatar).toBe('/media/avatar-account-1');
  });
});

describe('Password', () => {
  const change = (currentPassword: string, newPassword: string) =>
    save('changePassword', { currentPassword, newPassword });

  it('changes with the current one, which is no longer valid', async () => {
    const { data } = await change('admin', 'correct horse');
    expect(data.changePassword.accountSettings.passwordChangedAt).toBe(NOW.toISOString());
    await client.signIn('admin@demo.com', 'correct horse');
    const refusal = await client.refusal(
      'mutation { signIn(input: { email: "admin@demo.com", password: "admin" }) { session { accessToken } } }',
    );
    expect(refusal?.code).toBe('INVALID');
  });

  it.each([
    ['wrong', 'new words', ['currentPassword']],
    ['admin', '', ['newPassword']],
    ['wrong', '', ['currentPassword', 'newPassword']],
    ['admin', 'admin', ['newPassword']],
  ])('rejects the change from %j to %j at %j', async (current, next, fields) => {
    expect(getFields(await change(current, next))).toEqual(['INVALID', fields]);
    await client.signIn('admin@demo.com', 'admin');
  });
});

describe('Other sections', () => {
  it('keeps omitted fields and clears empty ones', async () => {
    await save('updateAccountInfo', { dob: '1988-02-29', website: null });
    expect((await rest()).info).toMatchObject({ dob: '1988-02-29', website: '', country: 'Sweden' });
    await save('updateAccountInfo', { dob: null, phone: '' });
    expect((await rest()).info).toMatchObject({ dob: null, phone: null });
    for (const phone of ['12-345', '+122222222222222']) {
      await save('updateAccountInfo', { phone });
      expect((await settings()).info.phone).toBe(phone);
    }
  });

  it.each([
    [{ dob: '2026-02-30' }, ['dob']],
    [{ dob: '27.04.1990' }, ['dob']],
    [{ dob: '2026-05-05' }, ['dob']],
    [{ website: 'javascript:alert(1)' }, ['website']],
    [{ website: 'javascript:alert("https://shop.example")' }, ['website']],
    [{ website: 'example' }, ['website']],
    [{ phone: '1234' }, ['phone']],
    [{ phone: '1'.repeat(16) }, ['phone']],
    [{ phone: 'ext. 46855012480' }, ['phone']],
    [{ phone: '46855012480 home' }, ['phone']],
    [{ phone: 'call me', country: 'x'.repeat(2001), bio: 'x'.repeat(20_001) }, ['bio', 'country', 'phone']],
  ])('rejects %j at %j', async (input, fields) => {
    expect(getFields(await save('updateAccountInfo', input))).toEqual(['INVALID', fields]);
  });

  const links = (given: { network: string; url: string | null }[]) =>
    save('updateAccountSocialLinks', { links: given });

  it('saves links and names the network with an invalid URL', async () => {
    await links([
      { network: 'QUORA', url: 'https://quora.example/ada' },
      { network: 'TWITTER', url: null },
    ]);
    expect((await rest()).social.socialLinks).toMatchObject({
      quora: 'https://quora.example/ada',
      twitter: '',
      linkedIn: 'https://linkedin.example/in/ada-lindqvist',
    });
    expect(getFields(await links([{ network: 'GOOGLE', url: '/google' }]))).toEqual([
      'INVALID',
      ['socialLinks.GOOGLE'],
    ]);
  });

  const connect = (network: string, name: string | null) => save('setAccountConnection', { network, name });

  it('connects and disconnects', async () => {
    await connect('GITHUB', 'Ада');
    await connect('TWITTER', null);
    const { connections } = (await rest()).social;
    expect([connections.github.id, connections.twitter]).toEqual(['Ада', {}]);
    const picture = await client.gateway.handle(new Request(`http://localhost${connections.github.profileImg}`));
    expect(picture?.status).toBe(200);
    for (const name of [' ', 'x'.repeat(2001)]) {
      expect(getFields(await connect('GITHUB', name))).toEqual(['INVALID', ['name']]);
    }
  });
});
