import { ChannelRegular } from '@fluentui/react-icons/svg/channel';
import { paths } from '#routing/paths';
import type { Screen } from '#routing/screen';
import { titles } from './titles';

export const screens: readonly Screen[] = [
  {
    path: paths.channelList,
    title: titles.list,
    load: () => import('./list/ChannelList').then((module) => module.ChannelList),
    nav: { icon: ChannelRegular, order: 57 },
    ability: { action: 'read', subject: 'Channel' },
    keywords: ['sales channels', 'marketplaces', 'shops', 'languages', 'currencies', 'feeds', 'feed rules'],
  },
  {
    path: paths.channelCreate,
    title: titles.create,
    load: () => import('./form/ChannelPages').then((module) => module.ChannelCreate),
    parent: paths.channelList,
    ability: { action: 'create', subject: 'Channel' },
  },
  {
    path: paths.channelEdit,
    title: titles.edit,
    load: () => import('./form/ChannelPages').then((module) => module.ChannelEdit),
    parent: paths.channelList,
    ability: { action: 'read', subject: 'Channel' },
  },
];
