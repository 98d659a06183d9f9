import { act, render, waitFor } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { DemoGatewayOptions } from '#mocks/demo/demoGateway';
import type { Gateway } from '#server/gateway';
import { latestPasswordEmail } from '#server/domain/auth/passwordEmail';
import { App } from '#app/App';
import { createServices } from '#app/services';
import { loadSignedIn } from '#app/shell/loadSignedIn';
import { prepareClient } from '#app/shell/preparedClient';
import type { EmbeddedGateway } from '#graphql/backEnd';
import { createQueue } from '#lib/queue';
import { createAppHistory, type AppHistory } from '#routing/appHistory';
import { createSessionCalls } from '#session/sessionCalls';
import { createSessionStore } from '#session/sessionStore';
import type { Session } from '#session/storedSession';
import type { ToastCommand } from '#ui/state/useToast';
import { answered, setReachable, startGateway } from './gatewayServer';
import { openSessionPlaces } from './sessionPlaces';

const url = `${window.location.origin}/graphql`;

/** The demo accounts, by name. */
const accounts = {
  admin: { email: 'admin@demo.com', password: 'admin' },
  client: { email: 'client@demo.com', password: 'client' },
};

/** Options for starting the app. */
export interface RenderAppOptions extends DemoGatewayOptions {
  /** The signed-in account, or null for none; the administrator by default. */
  user?: keyof typeof accounts | null;
  /** Changes the session before it is stored, for example to one with an invalid token. */
  session?: (session: Session) => Session;
  /** Called before the app is rendered, for example to create records with `gateway.context`. */
  prepare?: (gateway: Gateway) => Promise<void>;
  /** Called last before rendering, after everything is set up, for example to break part of it. */
  beforeDrawing?: () => void;
  /** Whether the session is kept after the browser closes. */
  isRemembered?: boolean;
  /** Overrides for the embedded gateway's functions besides answering requests; null for a real server. */
  embeddedGateway?: Partial<EmbeddedGateway> | null;
  /** Whether requests reach the gateway from the start; see `setReachable` to change it later. */
  isReachable?: boolean;
  /** Sends the queries of the screen before it is rendered, and waits for the answers to these. */
  preloaded?: readonly string[];
  /** Whether the app is that of a team's server, see `BackEnd`. */
  isTeam?: boolean;
  /** Whether its server sends emails, see `BackEnd`. */
  sendsEmail?: boolean;
  /** Settles when the gateway has started or failed to start. */
  ready?: Promise<unknown>;
}

/** A rendered app. */
export interface RenderedApp {
  user: UserEvent;
  gateway: Gateway;
  history: AppHistory;
}

/** Renders the complete app at a URL, with its own real gateway and a few demo products; nothing is mocked. */
export async function renderApp(path: string, options: RenderAppOptions = {}): Promise<RenderedApp> {
  const {
    user = 'admin',
    session = (each) => each,
    prepare,
    beforeDrawing,
    isRemembered = true,
    embeddedGateway = {},
    isReachable = true,
    preloaded,
    isTeam = false,
    sendsEmail = true,
    ready = Promise.resolve(),
    ...gatewayOptions
  } = options;
  // The app, which shows the rejection, attaches its own handler only below.
  ready.catch(() => undefined);
  const gateway = await startGateway({ demoProducts: 24, ...gatewayOptions });
  await prepare?.(gateway);
  if (user)
    createSessionStore(openSessionPlaces()).signIn(
      session(await createSessionCalls(url).login(accounts[user], isRemembered)),
      {
        isRemembered,
      },
    );
  setReachable(isReachable);
  beforeDrawing?.();
  window.history.replaceState(null, '', path);
  const history = createAppHistory(window);
  const services = createServices({
    url,
    ready,
    imagesReady: ready,
    embeddedGateway: embeddedGateway && {
      reset: () => Promise.resolve(),
      passwordEmail: (address) => latestPasswordEmail(gateway.context, address),
      openArchive: () => Promise.reject(new Error('No test has opened a backup.')),
      ...embeddedGateway,
    },
    toasts: createQueue<ToastCommand>(),
    storage: localStorage,
    places: openSessionPlaces(),
    isTeam,
    sendsEmail,
    loadShell: loadSignedIn,
  });
  const prepared = preloaded && prepareClient(services, window.location);
  if (preloaded?.length) await waitFor(() => expect(answered).toEqual(expect.arrayContaining([...preloaded])));
  await prepared;
  await act(async () => {
    render(<App services={services} history={history} />);
  });
  return { user: userEvent.setup(), gateway, history };
}
