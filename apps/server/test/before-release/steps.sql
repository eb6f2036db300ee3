-- step 1795257635618 0000_first
CREATE TABLE "collage_versions" (
	"collage_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"xml" text NOT NULL,
	"editor" text NOT NULL,
	"editor_version" text NOT NULL,
	"template_id" text NOT NULL,
	"child_template_id" text NOT NULL,
	"width" double precision NOT NULL,
	"height" double precision NOT NULL,
	"material" text NOT NULL,
	"is_finished" boolean NOT NULL,
	"picture_sha256" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "collage_versions_collage_id_version_pk" PRIMARY KEY("collage_id","version")
);
--> statement-breakpoint
CREATE TABLE "collages" (
	"id" bigint PRIMARY KEY NOT NULL,
	"owner_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"owner_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_owner_id_purpose_key_pk" PRIMARY KEY("owner_id","purpose","key")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY NOT NULL,
	"owner_id" bigint NOT NULL,
	"collage_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"design" text NOT NULL,
	"width" double precision NOT NULL,
	"height" double precision NOT NULL,
	"material" text NOT NULL,
	"quantity" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"address" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" bigint PRIMARY KEY NOT NULL,
	"owner_id" bigint,
	"sha256" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"name" text NOT NULL,
	"type" integer NOT NULL,
	"unique_key" text NOT NULL,
	"suggested_rotation" integer NOT NULL,
	"width_px" integer NOT NULL,
	"height_px" integer NOT NULL,
	"web_sha256" text NOT NULL,
	"web_width_px" integer NOT NULL,
	"web_height_px" integer NOT NULL,
	"thumb_sha256" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "print_jobs" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"attempts" integer NOT NULL,
	"holder" text NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"available_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"newsletter" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "collage_versions" ADD CONSTRAINT "collage_versions_collage_id_collages_id_fk" FOREIGN KEY ("collage_id") REFERENCES "public"."collages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collages" ADD CONSTRAINT "collages_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_collage_id_collages_id_fk" FOREIGN KEY ("collage_id") REFERENCES "public"."collages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_jobs" ADD CONSTRAINT "print_jobs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collages_owner" ON "collages" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "orders_owner" ON "orders" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "photos_owner_sha256" ON "photos" USING btree ("owner_id","sha256");--> statement-breakpoint
CREATE UNIQUE INDEX "photos_shared_sha256" ON "photos" USING btree ("sha256") WHERE owner_id is null;--> statement-breakpoint
CREATE INDEX "print_jobs_state" ON "print_jobs" USING btree ("state","available_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_name_key" ON "users" USING btree ("name_key");
-- step 1795269551266 0001_photo_uses
CREATE TABLE "collage_photos" (
	"collage_id" bigint NOT NULL,
	"photo_id" bigint NOT NULL,
	CONSTRAINT "collage_photos_collage_id_photo_id_pk" PRIMARY KEY("collage_id","photo_id")
);
--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
UPDATE "photos" SET "seen_at" = "created_at";--> statement-breakpoint
ALTER TABLE "photos" ALTER COLUMN "seen_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "collage_photos" ADD CONSTRAINT "collage_photos_collage_id_collages_id_fk" FOREIGN KEY ("collage_id") REFERENCES "public"."collages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collage_photos" ADD CONSTRAINT "collage_photos_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collage_photos_photo" ON "collage_photos" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "collage_versions_picture" ON "collage_versions" USING btree ("picture_sha256");--> statement-breakpoint
CREATE INDEX "photos_sha256" ON "photos" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "photos_web_sha256" ON "photos" USING btree ("web_sha256");--> statement-breakpoint
CREATE INDEX "photos_thumb_sha256" ON "photos" USING btree ("thumb_sha256");--> statement-breakpoint
INSERT INTO "collage_photos" ("collage_id", "photo_id")
SELECT DISTINCT named."collage_id", "photos"."id"
FROM (
	SELECT "collage_id", (regexp_matches("xml", '<photo\M[^>]*?\sid="([1-9]\d{0,15})"', 'g'))[1]::bigint AS "photo_id"
	FROM "collage_versions"
) AS named
JOIN "photos" ON "photos"."id" = named."photo_id";

-- step 1795283829706 0002_photo_taken
ALTER TABLE "photos" ADD COLUMN "taken_ms" bigint;
-- step 1795356978955 0003_schema_info
CREATE TABLE "schema_info" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"min_reader" integer NOT NULL
);
--> statement-breakpoint
INSERT INTO "schema_info" ("id", "version", "min_reader") VALUES (1, 4, 4);
-- step 1795359067113 0004_shared_state
CREATE TABLE "guesses" (
	"name_hash" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"rounds" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"token_hash" text NOT NULL,
	"user_id" bigint NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_token_hash_user_id_pk" PRIMARY KEY("token_hash","user_id")
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"name_hash" text PRIMARY KEY NOT NULL,
	"used_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photos_in_work" (
	"owner_id" bigint NOT NULL,
	"sha256" text NOT NULL,
	"holder" text NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	CONSTRAINT "photos_in_work_owner_id_sha256_holder_pk" PRIMARY KEY("owner_id","sha256","holder")
);
--> statement-breakpoint
CREATE TABLE "server_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"wrapped" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_nonces" (
	"nonce" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_user" ON "known_devices" USING btree ("user_id","seen_at");
-- step 1795362677924 0005_order_document
ALTER TABLE "orders" ADD COLUMN "xml" text;
-- step 1795363937432 0006_fair_claim
ALTER TABLE "print_jobs" ADD COLUMN "claimed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "print_jobs_claimed" ON "print_jobs" USING btree ("claimed_at");
-- step 1795365183468 0007_kept_layouts
CREATE TABLE "layout_files" (
	"template_id" text NOT NULL,
	"hash" text NOT NULL,
	"path" text NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "layout_files_template_id_hash_path_pk" PRIMARY KEY("template_id","hash","path")
);
--> statement-breakpoint
CREATE INDEX "layout_files_hash" ON "layout_files" USING btree ("hash","path");--> statement-breakpoint
CREATE INDEX "layout_files_sha256" ON "layout_files" USING btree ("sha256");
-- step 1795404406810 0008_order_life
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"axis" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"who" text NOT NULL,
	"note" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_texts" (
	"sha256" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"carrier" text NOT NULL,
	"code" text NOT NULL,
	"url" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "locale" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "vat_rate" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "vat_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_vat_included" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "invoice_address" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "terms_sha256" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "accepted_warnings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment" text DEFAULT 'to-be-paid' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "hold_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "grace_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "parcels_order" ON "parcels" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at","id");
-- step 1795416900949 0009_mail_outbox
CREATE TABLE "mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"order_id" bigint NOT NULL,
	"parcel_id" bigint,
	"is_for_shop" boolean NOT NULL,
	"message_id" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"holder" text DEFAULT '' NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"available_at" timestamp with time zone NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"nonce" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_links" ADD CONSTRAINT "order_links_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("state","available_at");--> statement-breakpoint
CREATE INDEX "mails_order" ON "mails" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_links_order" ON "order_links" USING btree ("order_id");
-- step 1795420641408 0010_password_resets
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "user_id" bigint;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "about" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "locale" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree (lower(email));
-- step 1795443771264 0011_collage_shelf
ALTER TABLE "collages" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "collages" ADD COLUMN "removed_at" timestamp with time zone;
-- step 1795444973708 0012_account_settings
CREATE TABLE "email_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"old_hash" text,
	"new_hash" text,
	"old_at" timestamp with time zone,
	"new_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_changes_user" ON "email_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_changes_old" ON "email_changes" USING btree ("old_hash");--> statement-breakpoint
CREATE INDEX "email_changes_new" ON "email_changes" USING btree ("new_hash");
-- step 1795445458532 0013_departures
ALTER TABLE "users" ADD COLUMN "left_at" timestamp with time zone;
-- step 1795447062471 0014_order_lines
CREATE TABLE "cart_lines" (
	"owner_id" bigint NOT NULL,
	"collage_id" bigint NOT NULL,
	"material" text NOT NULL,
	"quantity" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_lines_owner_id_collage_id_pk" PRIMARY KEY("owner_id","collage_id")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" bigint NOT NULL,
	"line" integer NOT NULL,
	"collage_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"design" text NOT NULL,
	"width" double precision NOT NULL,
	"height" double precision NOT NULL,
	"material" text NOT NULL,
	"quantity" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"template_id" text NOT NULL,
	"xml" text NOT NULL,
	CONSTRAINT "order_lines_order_id_line_pk" PRIMARY KEY("order_id","line")
);
--> statement-breakpoint
ALTER TABLE "print_jobs" ADD COLUMN "line" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "print_jobs" DROP CONSTRAINT "print_jobs_pkey";--> statement-breakpoint
ALTER TABLE "print_jobs" ADD CONSTRAINT "print_jobs_order_id_line_pk" PRIMARY KEY("order_id","line");--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_collage_id_collages_id_fk" FOREIGN KEY ("collage_id") REFERENCES "public"."collages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- A server of before would print the first collage of an order for each of its jobs, and mark all of them.
UPDATE "schema_info" SET "min_reader" = 15;
-- step 1795457475873 0015_withdrawals
CREATE TABLE "withdrawals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"lines" jsonb NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "withdrawal" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "withdrawal" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawals_order" ON "withdrawals" USING btree ("order_id","id");
-- step 1795459881542 0016_own_checkout
CREATE TABLE "held_versions" (
	"collage_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "held_versions_collage_id_version_pk" PRIMARY KEY("collage_id","version")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shop_number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shop_request_hash" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_buyer_told" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "held_versions" ADD CONSTRAINT "held_versions_version_fk" FOREIGN KEY ("collage_id","version") REFERENCES "public"."collage_versions"("collage_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_versions_until" ON "held_versions" USING btree ("until");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_shop_number" ON "orders" USING btree ("shop_number");
-- step 1795479483106 0017_blobs
CREATE TABLE "blobs" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" bigint NOT NULL,
	"upload_id" text,
	"sent_at" timestamp with time zone NOT NULL,
	"kept_at" timestamp with time zone,
	"leaving_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "bucket_owner" (
	"id" integer PRIMARY KEY NOT NULL,
	"mark" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "blobs_kept" ON "blobs" USING btree ("name") WHERE kept_at is not null and leaving_at is null;--> statement-breakpoint
CREATE INDEX "blobs_loose" ON "blobs" USING btree ("sent_at") WHERE kept_at is null or leaving_at is not null;
-- step 1795485916108 0018_print_file_facts
ALTER TABLE "print_jobs" ADD COLUMN "files" jsonb;
-- step 1795637908174 0019_web_files
CREATE TABLE "web_files" (
	"name" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);

-- step 1795741913104 0020_signing_keys
CREATE TABLE "open_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" bigint NOT NULL,
	"bytes" bigint NOT NULL,
	"lease_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"wrapped" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"former_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "print_jobs" ADD COLUMN "lost" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "open_uploads_owner" ON "open_uploads" USING btree ("owner_id");
-- step 1795744464540 0021_email_confirmations
CREATE TABLE "email_confirmations" (
	"user_id" bigint NOT NULL,
	"email" text NOT NULL,
	"token_hash" text,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"is_by_link" boolean DEFAULT true NOT NULL,
	CONSTRAINT "email_confirmations_user_id_email_pk" PRIMARY KEY("user_id","email")
);
--> statement-breakpoint
ALTER TABLE "email_confirmations" ADD CONSTRAINT "email_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_confirmations_token" ON "email_confirmations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "email_confirmations_email" ON "email_confirmations" USING btree ("email");
--> statement-breakpoint
-- Addresses that only one account has go on counting; those of several accounts are confirmed by a link first.
INSERT INTO "email_confirmations" ("user_id", "email", "asked_at", "confirmed_at", "is_by_link")
SELECT "id", lower("email"), now(), now(), false FROM "users"
WHERE "left_at" IS NULL AND "email" <> '' AND lower("email") IN (
	SELECT lower("email") FROM "users" WHERE "left_at" IS NULL GROUP BY lower("email") HAVING count(*) = 1
);
--> statement-breakpoint
-- Orders that were placed before go on telling their buyers.
INSERT INTO "email_confirmations" ("user_id", "email", "asked_at", "confirmed_at", "is_by_link")
SELECT DISTINCT "owner_id", lower("address" ->> 'email'), now(), now(), false FROM "orders"
JOIN "users" ON "users"."id" = "orders"."owner_id"
WHERE coalesce("address" ->> 'email', '') <> '' AND lower("address" ->> 'email') <> lower("users"."email")
ON CONFLICT DO NOTHING;

-- step 1795746863155 0022_cart_version
ALTER TABLE "cart_lines" ADD COLUMN "version" integer;
-- step 1795778182610 0023_operator_tokens
CREATE TABLE "operator_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "operator_tokens_name" ON "operator_tokens" USING btree ("name") WHERE revoked_at is null;
-- step 1795781188107 0024_photo_zone
ALTER TABLE "photos" ADD COLUMN "zone_min" integer;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "is_file_time" boolean;
-- step 1795781610239 0025_growth
CREATE TABLE "upkeep_leases" (
	"task" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"lease_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "collages" ADD COLUMN "emptied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "production" text DEFAULT 'received' NOT NULL;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "is_used" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "next_sweep_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "collages_bin" ON "collages" USING btree ("removed_at") WHERE removed_at is not null and coalesce(emptied_at < removed_at, true);--> statement-breakpoint
CREATE INDEX "collages_idle" ON "collages" USING btree ("updated_at") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "orders_production" ON "orders" USING btree ("production","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_payment" ON "orders" USING btree ("payment","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_held" ON "orders" USING btree ("created_at","id") WHERE hold_reason <> '';--> statement-breakpoint
CREATE INDEX "orders_collage" ON "orders" USING btree ("collage_id","version");--> statement-breakpoint
CREATE INDEX "photos_unused" ON "photos" USING btree ("seen_at") WHERE not is_used and owner_id is not null;--> statement-breakpoint
CREATE INDEX "print_jobs_kept" ON "print_jobs" USING btree ("order_id","line") WHERE state = 'done' and (files ->> 'letGo' is null or files ->> 'letGo' = 'going');--> statement-breakpoint
CREATE INDEX "users_left_due" ON "users" USING btree (coalesce(next_sweep_at, left_at)) WHERE left_at is not null;--> statement-breakpoint
CREATE INDEX "mails_user" ON "mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mails_parcel" ON "mails" USING btree ("parcel_id");--> statement-breakpoint
CREATE INDEX "mails_account_created" ON "mails" USING btree ("created_at") WHERE order_id is null;--> statement-breakpoint
CREATE INDEX "cart_lines_collage" ON "cart_lines" USING btree ("collage_id");--> statement-breakpoint
CREATE INDEX "order_lines_collage" ON "order_lines" USING btree ("collage_id","version");--> statement-breakpoint
UPDATE "orders" SET "production" = coalesce(orders.outcome, (select case
  when bool_or(job.state = 'running') or (bool_or(job.state = 'done') and bool_or(job.state = 'waiting')) then 'printing'
  when bool_or(job.state = 'waiting') then 'received'
  when bool_or(job.state = 'failed') then 'failed' else 'printed' end
  from print_jobs job where job.order_id = orders.id), 'received');

--> statement-breakpoint
UPDATE "photos" SET "is_used" = true WHERE exists (select 1 from collage_photos where photo_id = photos.id);

-- step 1795782927637 0026_second_factors
CREATE TABLE "recovery_codes" (
	"user_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_user_id_number_pk" PRIMARY KEY("user_id","number")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"wrapped" text NOT NULL,
	"last_step" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_tickets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_tickets" ADD CONSTRAINT "sign_in_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_tickets_user" ON "sign_in_tickets" USING btree ("user_id");
-- step 1795795363518 0027_cart_line_number
ALTER TABLE "cart_lines" ADD COLUMN "line" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" DROP CONSTRAINT "cart_lines_owner_id_collage_id_pk";--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_owner_id_collage_id_line_pk" PRIMARY KEY("owner_id","collage_id","line");--> statement-breakpoint
-- A server of the version before has one line of the cart for each collage: it would refuse to change the cart.
UPDATE "schema_info" SET "min_reader" = 28;

-- step 1795798278709 0028_stored_screenshots
ALTER TABLE "collage_versions" ADD COLUMN "screenshot_sha256" text;--> statement-breakpoint
ALTER TABLE "collage_versions" ADD COLUMN "screenshot_bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "has_former_xml" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "has_former_xml" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "collage_versions_screenshot" ON "collage_versions" USING btree ("screenshot_sha256");--> statement-breakpoint
CREATE INDEX "collage_versions_former" ON "collage_versions" USING btree ("collage_id","version") WHERE screenshot_sha256 is null;--> statement-breakpoint
CREATE INDEX "orders_former_xml" ON "orders" USING btree ("id") WHERE has_former_xml and xml is not null;--> statement-breakpoint
CREATE INDEX "order_lines_former_xml" ON "order_lines" USING btree ("order_id","line") WHERE has_former_xml;--> statement-breakpoint
-- A server of before would answer without screenshots and, after a week, delete their blobs.
UPDATE "schema_info" SET "min_reader" = 29;

-- step 1795812736303 0029_order_words
CREATE TABLE "order_words" (
	"order_id" bigint NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "order_words_order_id_word_pk" PRIMARY KEY("order_id","word")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "words_hash" uuid;--> statement-breakpoint
ALTER TABLE "order_words" ADD CONSTRAINT "order_words_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_words_word" ON "order_words" USING btree ("word" text_pattern_ops,"order_id");--> statement-breakpoint
CREATE INDEX "orders_without_words" ON "orders" USING btree ("created_at","id") WHERE words_hash is distinct from md5(address::text || coalesce(invoice_address::text, '') || coalesce(shop_number, ''))::uuid;
-- step 1795820091481 0030_found_ordered
DROP INDEX "collages_idle";--> statement-breakpoint
ALTER TABLE "collages" ADD COLUMN "found_ordered_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "collages_idle" ON "collages" USING btree ("updated_at") WHERE removed_at is null and found_ordered_at is null;
-- step 1795904362937 0031_expiry_indexes
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "known_devices_seen" ON "known_devices" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "second_factors_pending" ON "second_factors" USING btree ("created_at") WHERE confirmed_at is null;
