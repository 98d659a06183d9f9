import type { MessageDescriptor } from 'react-intl';

/**
 * The messages of a feature, in a `messages.ts` next to their use: IDs like `catalogs.list.title`, English as the
 * default message. Values are passed where a message is used; react-intl’s own function would require their types for
 * each message.
 */
export function defineMessages<const Messages extends Readonly<Record<string, MessageDescriptor>>>(
  messages: Messages,
): { readonly [Name in keyof Messages]: MessageDescriptor } {
  return messages;
}
