import { nameMessages } from '#ui/nameMessages';
import { variantMessages } from '#ui/fieldMessages';
import { recordMessages } from '#ui/recordMessages';
import { fieldMessages } from '#ui/fieldMessages';
import { messages } from '#ui/messages';
import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages of the mapping and its profiles. */
export const mappingMessages = defineMessages({
  table: { id: 'imports.mapping.table', defaultMessage: 'Column mapping' },
  search: { id: 'imports.mapping.search', defaultMessage: 'Search columns' },
  show: { id: 'imports.mapping.show', defaultMessage: 'Show columns' },
  allColumns: { id: 'imports.mapping.all', defaultMessage: 'All columns' },
  mapped: { id: 'imports.mapping.mapped', defaultMessage: 'Mapped' },
  unmapped: { id: 'imports.mapping.unmapped', defaultMessage: 'Not mapped' },
  guesses: { id: 'imports.mapping.guesses', defaultMessage: 'Guesses' },
  count: {
    id: 'imports.mapping.count',
    defaultMessage: '{mapped, number} of {total, plural, one {# column} other {# columns}} mapped',
  },
  quoted: { id: 'imports.mapping.quoted', defaultMessage: '“{name}”' },
  source: { id: 'imports.mapping.source', defaultMessage: 'File column' },
  samples: { id: 'imports.mapping.samples', defaultMessage: 'Sample values' },
  noSamples: { id: 'imports.mapping.noSamples', defaultMessage: 'No values' },
  target: { id: 'imports.mapping.target', defaultMessage: 'Maps to' },
  transforms: { id: 'imports.mapping.transforms', defaultMessage: 'Transformations' },
  toTarget: { id: 'imports.mapping.targetOf', defaultMessage: 'Field for {column}' },
  nameOf: { id: 'imports.mapping.nameOf', defaultMessage: 'Name for {column}' },
  nameMissing: { id: 'imports.mapping.nameMissing', defaultMessage: 'Enter a name' },
  notImported: { id: 'imports.mapping.notImported', defaultMessage: 'Not imported' },
  productFields: nameMessages.product,
  variantFields: variantMessages.variant,
  defined: { id: 'imports.mapping.defined', defaultMessage: 'Defined attributes' },
  named: { id: 'imports.mapping.named', defaultMessage: 'Custom name' },
  attribute: sharedMessages.attribute,
  variantAttribute: { id: 'imports.mapping.variantAttribute', defaultMessage: 'Variant attribute' },
  option: { id: 'imports.mapping.option', defaultMessage: 'Variant option' },
  addTransforms: sharedMessages.add,
  editTransforms: { id: 'imports.mapping.editTransforms', defaultMessage: 'Transformations for {column}' },
  nothingFits: { id: 'imports.mapping.nothingFits', defaultMessage: 'No columns match' },
  showAll: { id: 'imports.mapping.showAll', defaultMessage: 'Show all columns' },
  missing: {
    id: 'imports.mapping.missing',
    defaultMessage: 'Map {fields} to create new products. Updates don’t need it.',
  },
  namesMissing: {
    id: 'imports.mapping.namesMissing',
    defaultMessage:
      'Enter a name for the {count, plural, one {attribute or option} other {# attributes and options}} without one.',
  },
  nothingMapped: {
    id: 'imports.mapping.nothingMapped',
    defaultMessage: 'No columns are mapped. Map at least one column to import.',
  },
  profile: nameMessages.profile,
  noProfile: { id: 'imports.profile.none', defaultMessage: 'None' },
  profileChanged: sharedMessages.unsavedChanges,
  saveChanges: { id: 'imports.profile.save', defaultMessage: 'Save changes' },
  saveAs: { id: 'imports.profile.saveAs', defaultMessage: 'Save as profile' },
  moreActions: { id: 'imports.profile.more', defaultMessage: 'More actions for this profile' },
  rename: sharedMessages.rename,
  remove: recordMessages.delete,
  saveAsTitle: { id: 'imports.profile.saveAs.title', defaultMessage: 'Save mapping as profile' },
  saveAsText: {
    id: 'imports.profile.saveAs.text',
    defaultMessage: 'Saves the layout, mapping, and error policy so you can reuse them for similar files.',
  },
  renameTitle: { id: 'imports.profile.rename.title', defaultMessage: 'Rename profile' },
  profileName: fieldMessages.name,
  save: messages.save,
  deleteTitle: { id: 'imports.profile.delete.title', defaultMessage: 'Delete the profile {name}?' },
  deleteText: {
    id: 'imports.profile.delete.text',
    defaultMessage: 'This doesn’t affect the mapping on this page or past imports.',
  },
  deleteConfirm: { id: 'imports.profile.delete.confirm', defaultMessage: 'Delete profile' },
  saved: { id: 'imports.profile.saved', defaultMessage: 'Profile {name} saved' },
  renamed: { id: 'imports.profile.renamed', defaultMessage: 'Profile renamed to {name}' },
  deleted: { id: 'imports.profile.deleted', defaultMessage: 'Profile {name} deleted' },
  notSaved: { id: 'imports.profile.notSaved', defaultMessage: 'Couldn’t save the profile' },
});
