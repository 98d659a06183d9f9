import type { ApolloClient } from '@apollo/client';
import type { BackEnd, EmbeddedGateway } from '../graphql/backEnd';
import { createClient } from '../graphql/client';
import { createFiles } from '../graphql/files';
import { createObservable } from '../lib/observable';
import type { Queue } from '../lib/queue';
import type { PageNames } from '../routing/pageNames';
import { createRequestRefresh } from '../session/requestRefresh';
import { createSessionStore, onUserGone, type SessionStore } from '../session/sessionStore';
import { createTokens } from '../session/tokens';

/** What the app is started with. */
export interface ServiceOptions {
  /** Absolute address of the GraphQL server. */
  url: string;
  /** Settled when the server can be called: at once, or when the gateway in this browser has started. */
  ready: Promise<unknown>;
  embeddedGateway: EmbeddedGateway | null;
  /** What the gateway has to say to the person, also while the app is still loading. */
  notices: Queue<string>;
  storage: Storage;
}

/** Everything that lives as long as the page and is not drawn. */
export interface Services {
  client: ApolloClient;
  sessionStore: SessionStore;
  backEnd: BackEnd;
  pageNames: PageNames;
  notices: Queue<string>;
  storage: Storage;
}

/** Makes the parts of the app that stand behind its screens. */
export function createServices({ url, ready, embeddedGateway, notices, storage }: ServiceOptions): Services {
  const sessionStore = createSessionStore(storage);
  const tokens = createTokens(sessionStore, createRequestRefresh(url, ready));
  const client = createClient({ url, ready, tokens });
  // What one user has read must not be shown to the next one.
  onUserGone(sessionStore, () => void client.clearStore());
  return {
    client,
    sessionStore,
    backEnd: { url, files: createFiles({ url, ready, tokens }), embeddedGateway },
    pageNames: createObservable<ReadonlyMap<string, string>>(new Map()),
    notices,
    storage,
  };
}
