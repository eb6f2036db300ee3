const LINK_LIKE = /:\/\/|\bwww\b|@|[\p{L}\p{N}-][.\u3002\uff0e\uff61]\p{L}{2,}/u;

/** True for a name that a mail program may show as a link: strangers choose names, and mails carry them under the shop's own. */
export const isLinkLike = (name: string): boolean => LINK_LIKE.test(name.normalize('NFKC'));
