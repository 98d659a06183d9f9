import { say } from '#server/records/sentence';
import { createWordReader, parseBoolean } from '../../texts/booleanText';
import { shown } from '../../validation/finding';
import { ValueProblem } from '../../ownLayout/valueProblem';

/**
 * What a row asks for: to import it, in some systems only if the product is new or known, or instead of all that it
 * has, to take its product or variant out of the catalog, or nothing.
 */
export type RowAction = 'WRITE' | 'CREATE' | 'UPDATE' | 'REPLACE' | 'DELETE' | 'IGNORE';

/** What a row does with the tags or images that a product has. */
export type ListAction = 'REPLACE' | 'ADD' | 'REMOVE' | 'IGNORE';

/** The words of Matrixify, Amazon, Magento, and others, and those that people write. */
const readWord = createWordReader<RowAction>([
  ['CREATE', 'new'],
  ['UPDATE', 'update'],
  ['REPLACE', 'replace'],
  [
    'WRITE',
    'create|add|insert|edit|modify|merge|upsert|save|import|partial update|add update|append|full update|keep',
    'anlegen|neu|erstellen|hinzufügen|aktualisieren|ändern|behalten|créer|ajouter|mettre à jour|modifier|crear|añadir|actualizar|modificar|criar|adicionar|atualizar|crea|aggiungi|aggiorna|modifica|maken|toevoegen|bijwerken|wijzigen|utwórz|dodaj|aktualizuj|zmień',
  ],
  [
    'DELETE',
    'delete|deleted|remove|removed|erase|discontinue|löschen|gelöscht|entfernen|supprimer|supprimé|effacer|retirer|eliminar|eliminado|borrar|excluir|apagar|remover|elimina|cancella|rimuovi|verwijderen|verwijderd|usuń|usunięty',
  ],
  [
    'IGNORE',
    'ignore|ignored|skip|no action|none|ignorieren|überspringen|ignorer|ignorar|omitir|saltar|ignora|salta|negeren|overslaan|ignoruj|pomiń',
  ],
]);

const ASKS_TO_DELETE =
  /delet|remov|lösch|loesch|entfern|supprim|elimin|borrar|exclu|apagar|cancell|verwijder|usuń|usun/i;

/** The action in a cell; a column such as `Delete` can have yes and no. */
export function parseAction(text: string, column: string): RowAction | ValueProblem {
  const word = readWord(text);
  if (word) return word;
  const isYes = ASKS_TO_DELETE.test(column) && !/update/i.test(column) ? parseBoolean(text) : null;
  if (isYes !== null) return isYes ? 'DELETE' : 'WRITE';
  return new ValueProblem(
    'ACTION_UNKNOWN',
    'TYPE',
    say`“${shown(text)}” isn’t a known action, so the product wasn’t imported.`,
    say`Enter UPDATE, DELETE, or IGNORE, leave the cell blank, or don’t import the column.`,
  );
}

const LIST_ACTIONS: Readonly<Record<RowAction, ListAction>> = {
  WRITE: 'ADD',
  CREATE: 'ADD',
  UPDATE: 'ADD',
  REPLACE: 'REPLACE',
  DELETE: 'REMOVE',
  IGNORE: 'IGNORE',
};

/** What to do with a list of values in the row: Matrixify’s MERGE adds them to those that the product has. */
export function parseListAction(text: string): ListAction | ValueProblem {
  const word = readWord(text);
  if (word) return LIST_ACTIONS[word];
  return new ValueProblem(
    'ACTION_UNKNOWN',
    'TYPE',
    say`“${shown(text)}” isn’t a known action, so the product wasn’t imported.`,
    say`Enter REPLACE, MERGE, or DELETE, leave the cell blank, or don’t import the column.`,
  );
}
