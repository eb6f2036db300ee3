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