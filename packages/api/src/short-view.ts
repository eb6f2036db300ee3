/** The way out of the designer ends here. [EXIT-02] */
export interface ByeView {
  readonly page: 'bye';
}

/** An address that leads nowhere. */
export interface NotFoundView {
  readonly page: 'not-found';
}

/** A refusal or a fault, for people who opened an address by hand or sent a form. */
export interface FaultView {
  readonly page: 'fault';
  /** What happened and what to do, in the language of the page. */
  readonly sentence: string;
}

/** The end of a sign-in at the photo service, in a small window; the address holds what the designer is told. */
export interface SocialDoneView {
  readonly page: 'social-done';
  readonly isSignedIn: boolean;
}

/** The sign-in of the stand-in for a photo service: any name will do. */
export interface SocialDemoView {
  readonly page: 'social-demo';
  /** Name of the service. */
  readonly service: string;
  /** Names the attempt to sign in. */
  readonly state: string;
}
