import type { MessageDescriptor } from 'react-intl';

/**
 * The words of a feature, in `messages.ts` beside their use: ids like `catalogs.list.title`, English as default message.
 * Values are given where a message is used; react-intl's own function would want their types repeated for each message.
 */
export const defineMessages = <const Messages extends Readonly<Record<string, MessageDescriptor>>>(
  messages: Messages,
): { readonly [Name in keyof Messages]: MessageDescriptor } => messages;
