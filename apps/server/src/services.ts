import type { ApiLocale, EditorPart, PasswordRule } from '@muro/api';
import type { DiskCatalogue } from './catalogue/disk-catalogue.ts';
import type { KeptLayouts } from './layouts/kept-layouts.ts';
import type { Metrics } from './metrics.ts';
import type { Painter } from './paint/painter.ts';
import type { AccountPorts, EmailChanges, EmailConfirmations, PasswordResets } from './ports/accounts.ts';
import type { Backups } from './ports/backups.ts';
import type { Blobs } from './ports/blobs.ts';
import type { Carts } from './ports/carts.ts';
import type { CollageShelf, Collages } from './ports/collages.ts';
import type { Departures, LeftFiles } from './ports/departures.ts';
import type { Documents } from './ports/documents.ts';
import type { Exports } from './ports/exports.ts';
import type { FormerDocuments } from './ports/former-documents.ts';
import type { FileInspector, Integrity, Mending } from './ports/integrity.ts';
import type { MailRecords, Outbox } from './ports/mail.ts';
import type { OpenUploads } from './ports/open-uploads.ts';
import type { OperatorTokens } from './ports/operator-tokens.ts';
import type { OrderLinks } from './ports/order-links.ts';
import type { OrderChanges, OrderRecords, Orders } from './ports/orders.ts';
import type { PhotoChecker, PhotoLeases, Photos } from './ports/photos.ts';
import type { PrintFiles } from './ports/print-files.ts';
import type { PrintRoom } from './ports/print-room.ts';
import type { References } from './ports/references.ts';
import type { FactorPorts } from './ports/second-factors.ts';
import type { StoreMove } from './ports/store-move.ts';
import type { WebFiles } from './ports/web-files.ts';
import type { Readiness } from './readiness.ts';
import type { LiveShop } from './shop/live-shop.ts';
import type { Social } from './social/social.ts';
import type { UpkeepHealth } from './upkeep/upkeep-health.ts';

/** Everything a request may need; a use case takes the part it names. */
export interface Services extends AccountPorts, FactorPorts {
  readonly locale: ApiLocale;
  readonly passwordRule: PasswordRule;
  /** How late the loop may be before a crowd is sent away, ms; 0: nobody is. */
  readonly busyMs: number;
  /** Where the shop's pages are; without a slash behind it. */
  readonly publicUrl: string;
  readonly trustedProxies: readonly string[];
  /** See `Settings`. */
  readonly strictTransport: string;
  readonly quotaBytes: number;
  readonly mostCollages: number;
  readonly mostOrders: number;
  readonly pngAllowed: boolean;
  readonly webpAllowed: boolean;
  readonly heicAllowed: boolean;
  readonly avifAllowed: boolean;
  readonly tiffAllowed: boolean;
  readonly rawAllowed: boolean;
  readonly editorOff: readonly EditorPart[];
  /** The built web app; it may not be there yet. */
  readonly webFolder: string;
  /** Style and script of the pages that the server writes. */
  readonly publicFolder: string;
  /** Has every scope, to create the named tokens with; undefined: only those count. */
  readonly operatorToken: string | undefined;
  readonly operatorTokens: OperatorTokens;
  readonly databaseKind: 'pglite' | 'postgres';
  readonly readiness: Readiness;
  /** Each answer is logged. */
  readonly logsRequests: boolean;
  readonly upkeepHealth: UpkeepHealth;
  readonly resets: PasswordResets;
  readonly emailChanges: EmailChanges;
  readonly confirmations: EmailConfirmations;
  readonly departures: Departures;
  readonly leftFiles: LeftFiles;
  readonly exports: Exports;
  readonly formerDocuments: FormerDocuments;
  readonly blobs: Blobs;
  readonly printFiles: PrintFiles;
  readonly printRoom: PrintRoom;
  readonly backups: Backups;
  /** Null: there is one store alone. */
  readonly storeMove: StoreMove | null;
  readonly integrity: Integrity;
  readonly inspector: FileInspector;
  readonly mending: Mending;
  readonly photos: Photos;
  readonly checker: PhotoChecker;
  readonly documents: Documents;
  readonly photoLeases: PhotoLeases;
  readonly openUploads: OpenUploads;
  readonly collages: Collages;
  readonly shelf: CollageShelf;
  readonly orders: Orders;
  readonly carts: Carts;
  readonly references: References;
  readonly webFiles: WebFiles;
  readonly orderChanges: OrderChanges;
  readonly orderRecords: OrderRecords;
  readonly orderLinks: OrderLinks;
  readonly outbox: Outbox;
  readonly mailRecords: MailRecords;
  readonly catalogue: DiskCatalogue;
  readonly shop: LiveShop;
  readonly layouts: KeptLayouts;
  readonly painter: Painter;
  /** Null: people bring no photos from a photo service. */
  readonly social: Social | null;
  readonly metrics: Metrics;
  /** Keyed, so that no log line gives a name away to whoever guesses names. */
  readonly hashName: (name: string) => string;
  readonly newId: () => number;
  /** Tells the print worker and the mail relay that an order came in, or changed. */
  readonly onOrder: () => void;
  /** Tells the mail relay alone. */
  readonly onMail: () => void;
  /** Whether the database answers. */
  readonly isAlive: () => Promise<boolean>;
}
