import { urlChoice, urlText } from '#routing/urlParams';

/** URL parameters of the chat: the open conversation, the open panel, and the search text. */
export const chatParams = {
  contact: urlText(),
  panel: urlChoice(['contact', 'own']),
  q: urlText(),
};

/** The parsed URL parameters of the chat. */
export interface ChatState {
  /** Id of the contact; empty if no conversation is open. */
  contact: string;
  panel: 'contact' | 'own' | null;
  q: string;
}
