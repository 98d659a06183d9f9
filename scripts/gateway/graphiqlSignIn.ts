/**
 * Shows a sign-in dialog on top of GraphiQL. GraphiQL's requests wait for it and then carry the access token, which is
 * refreshed before it expires. Nothing is stored, so reloading the page requires signing in again.
 */
export const SIGN_IN_SCRIPT = `
(() => {
  const send = window.fetch.bind(window);
  const endpoint = new URL('/graphql', location.href).href;
  const TRADE_AFTER = 8 * 60000;
  let session;
  let began;
  const signedIn = new Promise((resolve) => { began = resolve; });

  const call = async (query, variables) => {
    const headers = { 'content-type': 'application/json' };
    const response = await send(endpoint, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
    const { data, errors } = await response.json();
    if (errors) throw new Error(errors[0].message);
    return data.answer.session;
  };
  const keep = ({ accessToken, refreshToken }) => { session = { accessToken, refreshToken, at: Date.now() }; };
  const login = (email, password) => call(
    'mutation ($email: String!, $password: String!) { answer: signIn(input: { email: $email, password: $password }) { session { accessToken refreshToken } } }',
    { email, password },
  );
  const trade = (token) => call(
    'mutation ($token: String!) { answer: refreshSession(input: { refreshToken: $token }) { session { accessToken refreshToken } } }',
    { token },
  );

  let trading;
  const token = async () => {
    await signedIn;
    if (Date.now() - session.at > TRADE_AFTER) {
      trading ??= trade(session.refreshToken).then(keep, () => location.reload()).finally(() => { trading = undefined; });
      await trading;
    }
    return session.accessToken;
  };

  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).href.split('?')[0] !== endpoint) return send(request);
    if (!request.headers.has('authorization')) request.headers.set('authorization', 'Bearer ' + (await token()));
    return send(request);
  };

  addEventListener('DOMContentLoaded', () => {
    document.body.insertAdjacentHTML('afterbegin', \`
      <dialog aria-labelledby="sign-in-title" style="font: 16px system-ui; padding: 24px; border-radius: 8px">
        <form style="display: grid; gap: 12px; min-width: 280px">
          <h1 id="sign-in-title" style="font-size: 20px; margin: 0">Sign in to use GraphiQL</h1>
          <label>Email<br /><input name="email" type="email" autocomplete="username" required style="width: 100%; box-sizing: border-box" /></label>
          <label>Password<br /><input name="password" type="password" autocomplete="current-password" required style="width: 100%; box-sizing: border-box" /></label>
          <p role="alert" style="margin: 0; color: #b10e1c"></p>
          <button>Sign in</button>
        </form>
      </dialog>\`);
    const dialog = document.querySelector('dialog');
    const form = dialog.querySelector('form');
    dialog.addEventListener('cancel', (event) => event.preventDefault());
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      try {
        keep(await login(form.email.value, form.password.value));
        dialog.remove();
        began();
      } catch (error) {
        dialog.querySelector('[role=alert]').textContent = error.message;
      }
    });
    dialog.showModal();
  });
})();
`;
