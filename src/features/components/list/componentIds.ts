/** The ids of all pages by section, in the order of the index. They are the last part of the pages’ paths. */
export const componentIds = {
  components: ['accordion', 'buttons'],
  forms: [],
  tables: [],
  charts: [],
} as const;

/** A section of the index. */
export type ComponentSection = keyof typeof componentIds;

/** The id of a page. */
export type ComponentId = (typeof componentIds)[ComponentSection][number];
