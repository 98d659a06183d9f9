import { say } from '#server/records/sentence';
import type { ProductStatus } from '#server/types.generated';
import { createWordReader, parseBoolean } from '../../texts/booleanText';
import { shown } from '../../validation/finding';
import { ValueProblem } from '../../ownLayout/valueProblem';

/**
 * The words of shop systems in English, and in the other languages that files are read in; 2 is Magento's disabled, -1
 * WooCommerce's draft.
 */
const readStatus = createWordReader<ProductStatus>([
  [
    'ACTIVE',
    'active|a|enabled|enable|published|publish|live|online|visible|available|public|listed',
    'aktiv|aktiviert|sichtbar|veröffentlicht|verfügbar|freigegeben|öffentlich|eingeblendet',
    'actif|activé|activée|publié|publiée|en ligne|disponible|affiché|affichée',
    'activo|activa|activado|activada|publicado|publicada|en línea|habilitado|habilitada',
    'attivo|attiva|attivato|attivata|pubblicato|pubblicata|visibile|in linea|abilitato|abilitata|disponibile',
    'ativo|ativa|ativado|ativada|visível|em linha|disponível|exibir',
    'actief|geactiveerd|ingeschakeld|gepubliceerd|zichtbaar|beschikbaar',
    'aktywny|aktywna|aktywne|włączony|włączona|włączone|opublikowany|opublikowana|opublikowane|widoczny|widoczna|widoczne|dostępny|dostępna|dostępne',
    'активен|активный|активно|опубликован|опубликовано|виден|включен|включено',
    'aktiverad|publicerad|synlig|aktiveret|udgivet|publisert|aktivert|aktiivinen|julkaistu|näkyvissä',
    'aktivní|zveřejněno|publikováno|viditelný|aktif|yayında|aktív|közzétéve|activ|publicat|vizibil',
  ],
  [
    'DRAFT',
    'draft|inactive|i|d|h|disabled|disable|unpublished|not published|hidden|invisible|not visible|offline|private|pending|unlisted|-1|2',
    'entwurf|inaktiv|nicht aktiv|deaktiviert|versteckt|verborgen|ausgeblendet|unsichtbar|nicht sichtbar|unveröffentlicht|nicht veröffentlicht|gesperrt|privat|ausstehend|in bearbeitung',
    'brouillon|inactif|non actif|désactivé|désactivée|masqué|masquée|caché|cachée|non visible|hors ligne|non publié|non publiée|dépublié|privé|privée|en attente',
    'borrador|inactivo|inactiva|no activo|desactivado|desactivada|deshabilitado|deshabilitada|oculto|oculta|no visible|no publicado|no publicada|fuera de línea|privado|privada|pendiente',
    'bozza|inattivo|inattiva|non attivo|non attiva|disattivato|disattivata|disabilitato|disabilitata|nascosto|nascosta|invisibile|non visibile|non pubblicato|non pubblicata|non in linea|privato|privata|in attesa|in sospeso',
    'rascunho|inativo|inativa|não ativo|desativado|desativada|desactivada|desabilitado|escondido|invisível|não visível|não publicado|não publicada|pendente',
    'concept|inactief|niet actief|gedeactiveerd|uitgeschakeld|onzichtbaar|niet zichtbaar|niet gepubliceerd|ongepubliceerd|privé|in behandeling',
    'szkic|wersja robocza|roboczy|nieaktywny|nieaktywna|nieaktywne|wyłączony|wyłączona|wyłączone|ukryty|ukryta|ukryte|niewidoczny|niewidoczna|niewidoczne|nieopublikowany|nieopublikowana|nieopublikowane|prywatny|oczekujący',
    'черновик|неактивен|неактивный|неактивно|не опубликован|не опубликовано|скрыт|скрыто|скрытый|отключен|отключено|выключен',
    'utkast|dold|avpublicerad|kladde|skjult|ikke aktiv|inte aktiv|luonnos|piilotettu|ei julkaistu',
    'koncept|neaktivní|skrytý|skryto|taslak|pasif|gizli|piszkozat|inaktív|rejtett|ciornă|inactiv|ascuns',
  ],
  [
    'ARCHIVED',
    'archived|archive|discontinued|deleted|retired|obsolete|end of life|eol',
    'archiviert|eingestellt|gelöscht|ausgelaufen',
    'archivé|archivée|supprimé|supprimée|abandonné|arrêté',
    'archivado|archivada|eliminado|eliminada|descatalogado|descatalogada|discontinuado|discontinuada',
    'archiviato|archiviata|eliminato|eliminata|fuori produzione|fuori catalogo',
    'arquivado|arquivada|descontinuado|descontinuada|excluído|apagado|fora de linha',
    'gearchiveerd|verwijderd|uitgefaseerd|uit assortiment',
    'zarchiwizowany|zarchiwizowana|zarchiwizowane|archiwalny|usunięty|usunięta|wycofany|wycofana',
    'архив|архивный|в архиве|удален|снят с производства',
    'arkiverad|utgått|arkiveret|udgået|arkivert|utgått|arkistoitu|poistunut|archivováno|arşivlendi|archivált|arhivat',
  ],
]);

/** The status for a value of any shop system in any language: a word for it, or yes or no. */
export function parseStatus(text: string): ProductStatus | ValueProblem {
  const status = readStatus(text);
  if (status) return status;
  const isActive = parseBoolean(text);
  if (isActive !== null) return isActive ? 'ACTIVE' : 'DRAFT';
  return new ValueProblem(
    'STATUS_UNKNOWN',
    'TYPE',
    say`“${shown(text)}” isn’t a valid status.`,
    say`Enter ACTIVE, DRAFT, or ARCHIVED. You can also use true or false.`,
  );
}
