import { defineMessages } from '../../i18n/defineMessages';

/** Messages of the pages about components. */
export const messages = defineMessages({
  description: {
    id: 'components.description',
    defaultMessage: 'The components of this app with examples, their code, keys, and accessibility notes.',
  },
  search: { id: 'components.search', defaultMessage: 'Search components' },
  forms: { id: 'components.forms', defaultMessage: 'Forms' },
  tables: { id: 'components.tables', defaultMessage: 'Tables' },
  noneMatch: { id: 'components.noneMatch', defaultMessage: 'No components match' },
  noneMatchText: { id: 'components.noneMatchText', defaultMessage: 'Try another name.' },
  notFound: { id: 'components.notFound', defaultMessage: 'Component not found' },
  allComponents: { id: 'components.allComponents', defaultMessage: 'View all components' },
  keyboard: { id: 'components.keyboard', defaultMessage: 'Keyboard' },
  accessibility: { id: 'components.accessibility', defaultMessage: 'Accessibility' },
  example: { id: 'components.example', defaultMessage: 'Example' },
  showCode: { id: 'components.showCode', defaultMessage: 'Show code' },
  hideCode: { id: 'components.hideCode', defaultMessage: 'Hide code' },
  showCodeOf: { id: 'components.showCodeOf', defaultMessage: 'Show code: {name}' },
  hideCodeOf: { id: 'components.hideCodeOf', defaultMessage: 'Hide code: {name}' },
  codeOf: { id: 'components.codeOf', defaultMessage: 'Code: {name}' },
  copyCode: { id: 'components.copyCode', defaultMessage: 'Copy code' },
  copied: { id: 'components.copied', defaultMessage: 'Code copied' },
  notCopied: {
    id: 'components.notCopied',
    defaultMessage: 'Couldn’t copy the code. Select it and copy it with your keyboard.',
  },
});
