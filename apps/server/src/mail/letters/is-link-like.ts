const LINK_LIKE = /:\/\/|\bwww\b|@|[\p{L}\p{N}-][.\u3002\uff0e\uff61]\p{L}{2,}/u;

/** True for a name that a mail program may show as a link: any visitor can choose a name, and it appears in mails of the shop. */
export const isLinkLike = (name: string): boolean => LINK_LIKE.test(name.normalize('NFKC'));
