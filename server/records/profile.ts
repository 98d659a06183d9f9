export interface PersonRecord {
  name: string;
  avatar: string;
}

export interface SuggestedPageRecord {
  id: string;
  avatar: string;
  name: string;
  subtitle: string;
  isFavorite: boolean;
}

export interface ProfileFeedRecord {
  id: string;
  image: string;
  author: string;
  handle: string;
  text: string;
  tags: string[];
  isFavorite: boolean;
}

export interface PostCommentRecord {
  id: string;
  /** The account that wrote it. People of the demo have none. */
  authorId?: string;
  author: PersonRecord;
  text: string;
  commentedAt: string;
  likes: number;
  isLiked: boolean;
}

export interface ProfilePostRecord {
  id: string;
  author: PersonRecord;
  postedAt: string;
  text: string;
  image: string;
  likes: number;
  isLiked: boolean;
  shares: number;
  likedBy: PersonRecord[];
  comments: PostCommentRecord[];
}

export interface ProfileSuggestionRecord {
  id: string;
  name: string;
  avatar: string;
  mutualFriends: number;
  isFollowed: boolean;
}

interface PollOptionRecord {
  id: string;
  name: string;
  votes: number;
  voters: PersonRecord[];
}

export interface PollRecord {
  id: string;
  question: string;
  options: PollOptionRecord[];
  chosenOptionId: string | null;
}

/** Facts about the owner of the profile. */
export interface ProfileAboutRecord {
  about: string;
  joinedAt: string;
  lives: string;
  email: string;
  /** Without `https://`. */
  website: string;
}

/** The social profile with all its content. */
export interface ProfileRecord {
  id: string;
  header: { avatar: string; username: string; designation: string; coverImage: string };
  about: ProfileAboutRecord;
  suggestedPages: SuggestedPageRecord[];
  feeds: ProfileFeedRecord[];
  posts: ProfilePostRecord[];
  photos: string[];
  /** What the photos show, by URL. */
  photoAlts: Record<string, string>;
  suggestions: ProfileSuggestionRecord[];
  poll: PollRecord;
}
