import type { ApiLocale, EditorPart, PasswordRule } from '@muro/api';
import type { AccountPorts, EmailChanges, EmailConfirmations, PasswordResets } from '../accounts/types/accounts.ts';
import type { Departures, LeftFiles } from '../accounts/types/departures.ts';
import type { OperatorTokens } from '../accounts/types/operator-tokens.ts';
import type { FactorPorts } from '../accounts/types/second-factors.ts';
import type { DiskCatalogue } from '../catalogue/designs/disk-catalogue.ts';
import type { KeptLayouts } from '../catalogue/layouts/kept-layouts.ts';
import type { CollageShelf, Collages } from '../collages/types/collages.ts';
import type { Documents } from '../collages/types/documents.ts';
import type { FormerDocuments } from '../collages/types/former-documents.ts';
import type { Blobs } from '../files/blobs.ts';
import type { PrintFiles } from '../files/print-files.ts';
import type { StoreMove } from '../files/store-move.ts';
import type { MailRecords, Outbox } from '../mail/types/mail.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { Readiness } from '../monitoring/readiness.ts';
import type { Carts } from '../orders/types/carts.ts';
import type { OrderLinks } from '../orders/types/order-links.ts';
import type { OrderChanges, OrderRecords, Orders } from '../orders/types/orders.ts';
import type { References } from '../orders/types/references.ts';
import type { Painter } from '../paint/painter.ts';
import type { Social } from '../photos/social/social.ts';
import type { OpenUploads } from '../photos/types/open-uploads.ts';
import type { PhotoChecker, PhotoLeases, Photos } from '../photos/types/photos.ts';
import type { LiveShop } from '../shop/live-shop.ts';
import type { Backups } from '../upkeep/types/backups.ts';
import type { Exports } from '../upkeep/types/exports.ts';
import type { FileInspector, Integrity, Mending } from '../upkeep/types/integrity.ts';
import type { PrintRoom } from '../upkeep/types/print-room.ts';
import type { UpkeepHealth } from '../upkeep/upkeep-health.ts';
import type { WebFiles } from '../web-app/types/web-files.ts';

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
