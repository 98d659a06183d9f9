import { urlChoice, urlText } from '../../routing/urlParams';

/** What the address says of the chat: whose conversation is open, what stands beside it, and what is searched for. */
export const chatParams = {
  contact: urlText(),
  panel: urlChoice(['contact', 'own']),
  q: urlText(),
};

/** What the address says of the chat, read. */
export interface ChatState {
  /** Id of the contact; empty where no conversation is open. */
  contact: string;
  panel: 'contact' | 'own' | null;
  q: string;
}
