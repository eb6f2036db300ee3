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
