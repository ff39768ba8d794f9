ALTER TABLE `customer` ADD `must_confirm` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE `customer` SET `must_confirm` = true WHERE `opt_in_sent_at` IS NOT NULL;
