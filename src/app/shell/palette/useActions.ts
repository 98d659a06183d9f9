import { AddRegular } from '@fluentui/react-icons/svg/add';
import { AlertRegular } from '@fluentui/react-icons/svg/alert';
import { ArrowImportRegular } from '@fluentui/react-icons/svg/arrow-import';
import { DesktopRegular } from '@fluentui/react-icons/svg/desktop';
import { KeyboardRegular } from '@fluentui/react-icons/svg/keyboard';
import { RocketRegular } from '@fluentui/react-icons/svg/rocket';
import { SignOutRegular } from '@fluentui/react-icons/svg/sign-out';
import { StarRegular } from '@fluentui/react-icons/svg/star';
import { StarOffRegular } from '@fluentui/react-icons/svg/star-off';
import { TextParagraphDirectionLeftRegular } from '@fluentui/react-icons/svg/text-paragraph-direction-left';
import { TextParagraphDirectionRightRegular } from '@fluentui/react-icons/svg/text-paragraph-direction-right';
import { WeatherMoonRegular } from '@fluentui/react-icons/svg/weather-moon';
import { WeatherSunnyRegular } from '@fluentui/react-icons/svg/weather-sunny';
import { useIntl } from 'react-intl';
import { usePreferences } from '#preferences/preferencesContext';
import { href, paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { messages as bookmarkMessages } from '../bookmarks/messages';
import { useBookmarks } from '../bookmarks/useBookmarks';
import { useQuickAccess } from '../shortcuts/quickAccess';
import { useSelectedCatalog } from '../useSelectedCatalog';
import { messages } from './messages';
import type { PaletteEntry } from './paletteEntry';

/** Actions that are available everywhere and that the user has permission for: work actions first, then appearance. */
export function useActions(): readonly PaletteEntry[] {
  const { formatMessage } = useIntl();
  const { can, signOut } = useSession();
  const { preferences, setPreferences } = usePreferences();
  const { catalog } = useSelectedCatalog();
  const { open } = useQuickAccess();
  const { isHereBookmarked, toggleHere } = useBookmarks();
  const { theme, direction } = preferences;

  const work: (PaletteEntry & { isOffered: boolean })[] = [
    {
      id: 'newCatalog',
      label: formatMessage(messages.newCatalog),
      icon: AddRegular,
      to: href(paths.catalogList, {}, { dialog: 'create' }),
      isOffered: can('create', 'Catalog'),
    },
  ];
  if (catalog) {
    const { id: catalogId, name } = catalog;
    work.push(
      {
        id: 'importInto',
        label: formatMessage(messages.importInto, { catalog: name }),
        icon: ArrowImportRegular,
        to: href(paths.catalogImport, { catalogId }),
        isOffered: can('create', 'Job'),
      },
      {
        id: 'newProduct',
        label: formatMessage(messages.newProduct, { catalog: name }),
        icon: AddRegular,
        to: href(paths.productCreate, { catalogId }),
        isOffered: can('create', 'Product'),
      },
      {
        id: 'publish',
        label: formatMessage(messages.publish, { catalog: name }),
        icon: RocketRegular,
        to: href(paths.catalogPublish, { catalogId }),
        isOffered: can('publish', 'Catalog'),
      },
    );
  }
  if (isHereBookmarked !== null) {
    work.push({
      id: 'bookmark',
      label: formatMessage(isHereBookmarked ? bookmarkMessages.remove : bookmarkMessages.add),
      icon: isHereBookmarked ? StarOffRegular : StarRegular,
      onChoose: () => void toggleHere(),
      isOffered: true,
    });
  }
  const looks: (PaletteEntry & { isOffered: boolean })[] = [
    {
      id: 'dark',
      label: formatMessage(messages.dark),
      icon: WeatherMoonRegular,
      onChoose: () => setPreferences({ theme: 'dark' }),
      isOffered: theme !== 'dark',
    },
    {
      id: 'light',
      label: formatMessage(messages.light),
      icon: WeatherSunnyRegular,
      onChoose: () => setPreferences({ theme: 'light' }),
      isOffered: theme !== 'light',
    },
    {
      id: 'system',
      label: formatMessage(messages.system),
      icon: DesktopRegular,
      onChoose: () => setPreferences({ theme: 'system' }),
      isOffered: theme !== 'system',
    },
    {
      id: 'rtl',
      label: formatMessage(messages.rtl),
      icon: TextParagraphDirectionLeftRegular,
      keywords: ['rtl'],
      onChoose: () => setPreferences({ direction: 'rtl' }),
      isOffered: direction === 'ltr',
    },
    {
      id: 'ltr',
      label: formatMessage(messages.ltr),
      icon: TextParagraphDirectionRightRegular,
      keywords: ['ltr'],
      onChoose: () => setPreferences({ direction: 'ltr' }),
      isOffered: direction === 'rtl',
    },
    {
      id: 'notifications',
      label: formatMessage(messages.notifications),
      icon: AlertRegular,
      onChoose: () => open('notifications'),
      isOffered: can('read', 'Notification'),
    },
    {
      id: 'shortcuts',
      label: formatMessage(messages.shortcuts),
      icon: KeyboardRegular,
      onChoose: () => open('shortcuts'),
      isOffered: true,
    },
    { id: 'signOut', label: formatMessage(messages.signOut), icon: SignOutRegular, onChoose: signOut, isOffered: true },
  ];
  return [...work, ...looks].filter(({ isOffered }) => isOffered);
}
