/** Page after leaving the designer. [EXIT-02] */
export interface DesignerClosedView {
  readonly page: 'designer-closed';
}

/** Page for an unknown address. */
export interface NotFoundView {
  readonly page: 'not-found';
}

/** A refusal or an error, for users who opened an address directly or sent a form. */
export interface FaultView {
  readonly page: 'fault';
  /** Cause and remedy, in the language of the page. */
  readonly sentence: string;
}

/** End of the sign-in at the photo service, in a popup; its address contains the result for the designer. */
export interface SocialDoneView {
  readonly page: 'social-done';
  readonly isSignedIn: boolean;
}

/** Sign-in of the simulated photo service; accepts any name. */
export interface SocialDemoView {
  readonly page: 'social-demo';
  /** Name of the service. */
  readonly service: string;
  /** Id of the sign-in attempt. */
  readonly state: string;
}
